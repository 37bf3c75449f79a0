package galley.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.build.LessonLoader;
import galley.build.Shelf;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.site.SiteLesson;
import galley.text.SourceText;
import galley.text.Span;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever changes a lesson and makes the manifest anew is found out by the lesson itself. */
class SiteAuditIT {
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();
    private static final String PAGE = "learn/atlas/network-adapter/index.html";
    private static final String RECORD = "agents/publications/atlas-lesson-network-adapter.json";
    private static final String MARKDOWN = "agents/publications/atlas-lesson-network-adapter.md";

    @TempDir
    Path site;

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    @BeforeEach
    void copySite() throws Exception {
        for (String name :
                Manifest.read(BuiltSite.folder()).orElseThrow().digests().keySet()) {
            Files.createDirectories(site.resolve(name).getParent());
            Files.copy(BuiltSite.folder().resolve(name), site.resolve(name));
        }
        seal();
    }

    @Test
    void theSiteAsItWasBuiltIsGood() throws Exception {
        AuditResult result = audit();
        assertEquals(List.of(), result.diagnostics().list());
        assertEquals(1, result.verified());
        assertEquals(0, result.unchecked());
    }

    @Test
    void aSiteBelowAPathIsGoodWhereItsLessonsNameThatPathAndWhereTheyDoNot() throws Exception {
        for (String address : List.of(
                "https://semiaifoundry.com/learn/", "https://semiaifoundry.com/", "https://other.example/learn/")) {
            Path built = site.resolve("built-for-an-address");
            assertTrue(BuiltSite.build(built, address).published().isPresent());
            String page = address.equals("https://semiaifoundry.com/learn/") ? PAGE.replaceFirst("learn/", "") : PAGE;
            assertTrue(Files.isRegularFile(built.resolve(page)), page);
            AuditResult result = audit(built);
            assertEquals(List.of(), result.diagnostics().list());
            assertEquals(1, result.verified());
        }
    }

    @Test
    void oneOtherLetterAnywhereInThePagesLessonIsNamed() throws Exception {
        SourceText page = SourceText.of(PAGE, Files.readString(site.resolve(PAGE)));
        LessonPart part = LessonPart.of(page).get(0);
        Random random = new Random(7);
        for (int round = 0; round < 25; round++) {
            Span words = part.spanAt(random.nextInt(part.text().length()));
            int at = letterIn(page.text(), words, random);
            String changed = page.text().substring(0, at) + '!' + page.text().substring(at + 1);
            Files.writeString(site.resolve(PAGE), changed);
            seal();
            Diagnostic fault = only(audit(), Code.PAGE_TEXT);
            int line = SourceText.of("", changed).position(at).line();
            assertTrue(
                    fault.place().position().line() <= line
                            && fault.place()
                                            .source()
                                            .position(fault.place().span().end())
                                            .line()
                                    >= line,
                    "line " + line + ": " + fault);
        }
    }

    private static int letterIn(String page, Span words, Random random) {
        List<Integer> letters = new ArrayList<>();
        for (int i = words.start(); i < words.end(); i++) {
            boolean inAnnotation = page.charAt(words.start()) != '<'
                    || page.substring(words.start(), i).contains("<annotation encoding=\"application/x-tex\">");
            if (inAnnotation
                    && Character.isLetter(page.charAt(i))
                    && !page.substring(i, words.end()).isBlank()) {
                letters.add(i);
            }
            if (page.startsWith("</annotation", i)) {
                break;
            }
        }
        return letters.isEmpty() ? words.start() : letters.get(random.nextInt(letters.size()));
    }

    @Test
    void wordsThatAreJoinedSplitHiddenRemovedOrAddedAreNamed() throws Exception {
        changed(PAGE, "NIC converts server", "NICconverts server", Code.PAGE_TEXT);
        changed(PAGE, "NIC converts server", "N IC converts server", Code.PAGE_TEXT);
        changed(PAGE, "NIC converts server", "NIC <span hidden>converts</span> server", Code.PAGE_TEXT);
        changed(PAGE, "NIC converts server", "NIC server", Code.PAGE_TEXT);
        changed(PAGE, "NIC converts server", "NIC never converts server", Code.PAGE_TEXT);
        changed(PAGE, "<p class=\"lead\">Moves", "<p>Sponsored</p><p class=\"lead\">Moves", Code.PAGE_TEXT);
        changed(PAGE, "</article>", "</article><article class=\"lesson\">More</article>", Code.PAGE_TEXT);
        changed(PAGE, "</article>", "<p>More</p></article>", Code.PAGE_TEXT);
    }

    @Test
    void aFormulaThatShowsOtherThanItsTexIsNamed() throws Exception {
        String page = Files.readString(site.resolve(PAGE));
        int html = page.indexOf("katex-html");
        int letter = page.indexOf(">T<", html);
        Files.writeString(site.resolve(PAGE), page.substring(0, letter) + ">Q<" + page.substring(letter + 3));
        seal();
        assertTrue(only(audit(), Code.PAGE_TEXT).message().startsWith("Expected the formula \"T"));
    }

    @Test
    void whatAPageAddsAndMarksIsNotTheLesson() throws Exception {
        String page = Files.readString(site.resolve(PAGE));
        Files.writeString(site.resolve(PAGE), page.replace("</article>", "<p class=\"added\">More</p></article>"));
        seal();
        assertEquals(List.of(), audit().diagnostics().list());
    }

    @Test
    void anotherTextOrRecordIsNamed() throws Exception {
        changed(MARKDOWN, "Moves data", "moves data", Code.SIBLING);
        changed(RECORD, "A NIC converts", "A NIC Converts", Code.CONTENT_HASH);
        changed(RECORD, "\"start\": 405", "\"start\": 406", Code.SECTIONS);
        changed(RECORD, "\"contentHash\": \"a", "\"contentHash\": \"b", Code.CONTENT_HASH);
        changed(RECORD, "\"schemaVersion\"", "\"schemaVersio\"", Code.SERVED);
        changed(RECORD, "\"id\":", "\"id\"", Code.SYNTAX);
    }

    @Test
    void aMissingPageOrTextIsNamed() throws Exception {
        Files.delete(site.resolve(PAGE));
        seal();
        assertTrue(codes(audit()).contains(Code.FILE_UNREADABLE));
    }

    @Test
    void aPageWithoutAMarkedLessonIsSaidToBeUnchecked() throws Exception {
        String page = Files.readString(site.resolve(PAGE));
        Files.writeString(site.resolve(PAGE), page.replace("<article class=\"lesson\">", "<article>"));
        seal();
        AuditResult result = audit();
        assertEquals(Set.of(Code.SERVED_UNMARKED), codes(result));
        assertEquals(1, result.unchecked());
        assertFalse(result.diagnostics().hasErrors());
    }

    @Test
    void linksAndStrangeFilesAreNamed() throws Exception {
        Path outside = Files.createTempDirectory("outside");
        Files.move(site.resolve("index.html"), outside.resolve("index.html"));
        Files.createSymbolicLink(site.resolve("index.html"), outside.resolve("index.html"));
        Files.createSymbolicLink(site.resolve("more"), outside);
        Files.createSymbolicLink(site.resolve("loop"), site);
        Files.createSymbolicLink(site.resolve("dangling"), Path.of("nowhere"));
        assertEquals(
                List.of(
                        "index.html: Expected a plain file, but this is a link, and what it leads to was not sealed.",
                        "dangling: This link is not named in the manifest.",
                        "loop: This link to a folder is not named in the manifest; nothing behind it was checked.",
                        "more: This link to a folder is not named in the manifest; nothing behind it was checked."),
                audit().diagnostics().list().stream()
                        .map(found -> site.relativize(Path.of(found.place().file())) + ": " + found.message())
                        .toList());
    }

    @Test
    void aLinkToASiteIsFollowed() throws Exception {
        Path link = Files.createSymbolicLink(Files.createTempDirectory("links").resolve("current"), site);
        AuditResult result = new SiteAudit(link, loader()).run(SignatureRule.NONE);
        assertEquals(List.of(), result.diagnostics().list());
        assertEquals(1, result.verified());
    }

    private void changed(String path, String old, String now, Code code) throws Exception {
        String before = Files.readString(site.resolve(path));
        assertTrue(before.contains(old), old);
        Files.writeString(site.resolve(path), before.replaceFirst(Pattern.quote(old), now));
        seal();
        AuditResult result = audit();
        assertTrue(
                codes(result).contains(code), now + ": " + result.diagnostics().list());
        assertTrue(result.diagnostics().hasErrors());
        assertEquals(0, result.verified(), now);
        Files.writeString(site.resolve(path), before);
    }

    private static Diagnostic only(AuditResult result, Code code) {
        assertEquals(
                1,
                result.diagnostics().list().size(),
                () -> result.diagnostics().list().toString());
        assertEquals(code, result.diagnostics().list().get(0).code());
        return result.diagnostics().list().get(0);
    }

    private static Set<Code> codes(AuditResult result) {
        return result.diagnostics().list().stream().map(Diagnostic::code).collect(Collectors.toSet());
    }

    /** Makes the manifest anew, as who wants to hide a change would. */
    private void seal() throws IOException {
        Files.writeString(site.resolve(Manifest.NAME), Manifest.of(site).text());
        assertFalse(Folder.paths(site).isEmpty());
    }

    private AuditResult audit() throws Exception {
        return audit(site);
    }

    private static AuditResult audit(Path site) throws Exception {
        return new SiteAudit(site, loader()).run(SignatureRule.NONE);
    }

    private static LessonLoader<SiteLesson> loader() {
        Verifier verifier = new Verifier(new MarkdownParser(false), FORMULAS);
        return new LessonLoader<>(verifier, Shelf.ofLessons(verifier), 1);
    }
}
