package galley.site.jbake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jbake.model.DocumentTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bytes of the pages and the state of the Java machine do not depend on each other. */
class SamenessTest {
    @TempDir
    Path folder;

    @Test
    void numberOfJobsMakesNoDifference() throws IOException {
        BakeFixture fixture = manyPages();
        fixture.jobs = 1;
        assertEquals("", fixture.report(new JBakeBaker().bake(fixture.order(folder.resolve("one")))));
        fixture.jobs = 4;
        assertEquals("", fixture.report(new JBakeBaker().bake(fixture.order(folder.resolve("four")))));
        assertEquals(44, BakeFixture.tree(folder.resolve("one")).size());
        assertEquals(BakeFixture.tree(folder.resolve("one")), BakeFixture.tree(folder.resolve("four")));
    }

    @Test
    void localeAndTimeZoneMakeNoDifferenceAndStay() throws IOException {
        BakeFixture fixture = manyPages();
        fixture.template(
                "lesson.ftlh",
                "${lesson.title?upper_case} ${lesson.length?string} ${1234.5?string('0.0')}"
                        + " ${0?number_to_datetime} ${.locale}");
        new JBakeBaker().bake(fixture.order(folder.resolve("here")));
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            new JBakeBaker().bake(fixture.order(folder.resolve("there")));
            assertEquals(Locale.forLanguageTag("tr-TR"), Locale.getDefault());
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
        assertEquals(BakeFixture.tree(folder.resolve("here")), BakeFixture.tree(folder.resolve("there")));
        assertEquals(
                "TITLE & <I> 5773 1234.5 1970-01-01T00:00:00Z ".replace("& <I>", "&amp; &lt;I&gt;"),
                BakeFixture.tree(folder.resolve("there")).get("learn/atlas/adapter/index.html"));
    }

    @Test
    void theLocaleOfTheConfigurationIsNotSet() throws IOException {
        Locale before = Locale.getDefault();
        BakeFixture fixture = new BakeFixture(folder)
                .properties("jvm.locale=tr_TR\ntemplate.lesson.file=lesson.ftlh\n")
                .template("lesson.ftlh", "x")
                .lesson("a.html", Map.of());
        assertEquals("", fixture.bake());
        assertEquals(before, Locale.getDefault());
        assertNotEquals("tr", before.getLanguage());
    }

    @Test
    void registriesOfJBakeStayAsTheyAre() throws IOException {
        String[] before = DocumentTypes.getDocumentTypes();
        assertEquals("", BakeFixture.ofResources(folder).bake());
        assertArrayEquals(before, DocumentTypes.getDocumentTypes());
    }

    @Test
    void twoBakesAtOnceDoNotMix() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Callable<String> one = () -> bakeWithOwnTemplate("one");
            Callable<String> other = () -> bakeWithOwnTemplate("other");
            List<Future<String>> done = pool.invokeAll(List.of(one, other, one, other));
            assertEquals("one", done.get(0).get());
            assertEquals("other", done.get(1).get());
            assertEquals("one", done.get(2).get());
            assertEquals("other", done.get(3).get());
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void endsItsThreads() throws IOException {
        BakeFixture fixture = new BakeFixture(folder).template("lesson.ftlh", "x");
        for (int i = 0; i < 20; i++) {
            fixture.lesson(i + ".html", Map.of());
        }
        assertEquals("", fixture.bake());
        Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("galley-bake"))
                .forEach(SamenessTest::ends);
    }

    @Test
    void reportsAnInterruption() throws IOException {
        BakeFixture fixture =
                new BakeFixture(folder).template("lesson.ftlh", "x").lesson("a.html", Map.of());
        Thread.currentThread().interrupt();
        Diagnostics found = new JBakeBaker().bake(fixture.order());
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertEquals(
                "templates: error[output]: The bake was interrupted before every page was rendered.\n",
                fixture.report(found));
    }

    private static void ends(Thread thread) {
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertTrue(!thread.isAlive(), "a thread of the bake goes on");
    }

    private String bakeWithOwnTemplate(String word) throws IOException {
        Path own = Files.createTempDirectory(folder, word);
        BakeFixture fixture = new BakeFixture(own).template("lesson.ftlh", word + "${lesson.n}");
        for (int i = 0; i < 50; i++) {
            fixture.lesson(i + ".html", Map.of("n", ""));
        }
        fixture.bake();
        return String.join(
                ",", new TreeSet<>(BakeFixture.tree(own.resolve("out")).values()));
    }

    private BakeFixture manyPages() throws IOException {
        BakeFixture fixture = BakeFixture.ofResources(folder);
        Map<String, Object> model = fixture.pages.get(0).model();
        for (int i = 0; i < 40; i++) {
            fixture.lesson("more/" + i + "/index.html", model);
        }
        return fixture;
    }
}
