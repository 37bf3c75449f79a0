package galley.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes from TeaVM's script what it prepares for programs with reflection, exceptions and class hierarchies. Of all
 * metadata the calculators need the virtual methods; every other call is a call of a function.
 *
 * <p>Each piece has to be there: a release of TeaVM that writes it in another way fails the build.
 */
public final class LeanRuntime {
    private static final Pattern VIRTUAL = Pattern.compile("\"(\\$\\w+)\", (\\$rt_wrapFunction\\d\\([\\w$]+\\))");

    /** A class below Object, with virtual methods of one name each. */
    private static final Pattern PLAIN_ROW =
            Pattern.compile("^ *([\\w$]+), 0, jl_Object, .*, \\[(?:" + VIRTUAL + "(?:, )?)+\\],?$");

    /** What makes the fields of one of our objects, before its constructor runs. */
    private static final Pattern FIELDS =
            Pattern.compile("(?m)^    function (g[mfw]_\\w+)\\(\\) \\{\n(?:        .*\n)+?    \\}$");

    /** The only classes of which a field keeps the value that Java gives it before any other. */
    private static final Set<String> WITH_DEFAULTS = Set.of("gm_QuantityReader", "gf_Window", "gf_Labels");

    private String script;

    private LeanRuntime(String script) {
        this.script = script;
    }

    /** Rewrites one script; the arguments are its file and the file to write. */
    public static void main(String[] files) throws IOException {
        String script = Files.readString(Path.of(files[0]));
        Files.writeString(Path.of(files[1]), of(script));
    }

    /** The script without what it does not need. */
    static String of(String script) {
        LeanRuntime lean = new LeanRuntime(script);
        lean.fields();
        lean.tables();
        lean.function("$rt_newClassMetadata", "() => ({ arrayType: null })");
        lean.function("$rt_createPrimitiveCls", "() => null");
        lean.replace("classes without fields", "\\$rt_classWithoutFields\\([\\w$]*\\)", "function() {}");
        lean.function("$rt_createArray", "(type, size) => new ($rt_arraycls(type))(new Array(size))");
        lean.function("$rt_arraycls", "() => function(data) { this.data = data; }");
        lean.function("$rt_eraseClinit", "() => () => {}");
        lean.replace("errors", "(?ms)^    if \\(typeof Reflect === 'object'\\) \\{.*?^    \\}$", "");
        lean.replace("packages", "(?s)\\$rt_packages\\(\\[[^\\]]*\\]\\);", "");
        lean.replace("strings in", "\\$rt_str = .*", "\\$rt_str = text => text,");
        lean.replace("strings out", "\\$rt_ustr = .*", "\\$rt_ustr = text => text,");
        lean.replace("values of strings", "(?m)^    jl_String\\.prototype\\.valueOf = .*$", "");
        lean.replace(
                "texts of objects", "(?ms)^    jl_\\w+\\.prototype\\.toString = function\\(\\) \\{.*?^    \\};$", "");
        lean.refuse("\\$nativeString(?! = )", "a method of strings that LeanLibrary does not know");
        lean.refuse(" instanceof ", "a test of a class, which has no superclasses any more");
        return lean.script;
    }

    /** Leaves out values that a constructor replaces at once. */
    private void fields() {
        script = FIELDS.matcher(script)
                .replaceAll(match -> Matcher.quoteReplacement(
                        WITH_DEFAULTS.contains(match.group(1))
                                ? match.group()
                                : match.group().replaceAll("(?m)^ +(?:a|this)\\.\\$\\w+ = (?:null|0|0\\.0);\n", "")));
    }

    /**
     * Turns each table of classes into the assignments of their virtual methods. Nothing else is kept of a table, so
     * that no class may inherit a virtual method.
     */
    private void tables() {
        Matcher table =
                Pattern.compile("(?ms)^    \\$rt_metadata\\(\\[(.*?)\\]\\);$").matcher(script);
        script = table.replaceAll(match -> Matcher.quoteReplacement(methods(match.group(1))));
    }

    private static String methods(String rows) {
        StringBuilder methods = new StringBuilder();
        for (String row : rows.lines().filter(line -> line.contains("$rt_wrap")).toList()) {
            Matcher plain = PLAIN_ROW.matcher(row);
            if (!plain.find()) {
                throw new IllegalStateException("TeaVM writes virtual methods in another way than expected: " + row);
            }
            Matcher method = VIRTUAL.matcher(row);
            while (method.find()) {
                methods.append(plain.group(1) + ".prototype." + method.group(1) + " = " + method.group(2) + ";\n");
            }
        }
        return methods.toString();
    }

    private void refuse(String pattern, String what) {
        Matcher found = Pattern.compile("(?m)^.*" + pattern + ".*$").matcher(script);
        if (found.find()) {
            throw new IllegalStateException(
                    "The script has " + what + ": " + found.group().strip());
        }
    }

    private void function(String name, String body) {
        replace(
                name,
                "(?ms)^    (let )?" + Pattern.quote(name) + " = .*?^    \\}([,;])$",
                "    $1" + Matcher.quoteReplacement(name + " = " + body) + "$2");
    }

    private void replace(String what, String pattern, String replacement) {
        Matcher matcher = Pattern.compile(pattern).matcher(script);
        if (!matcher.find()) {
            throw new IllegalStateException("TeaVM writes " + what + " in another way than expected");
        }
        script = matcher.replaceAll(replacement);
    }
}
