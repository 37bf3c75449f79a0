package galley.math;

import java.io.OutputStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** The JavaScript engine and the parsed KaTeX script that all contexts share. */
final class KatexEngine implements AutoCloseable {
    private static final String ATTACH = "polyglotimpl.AttachLibraryFailureAction";
    private static final String PROOF = "<annotation encoding=\"application/x-tex\">x^2</annotation>";

    static {
        // Before the first source: the library asks once, when its own first class is loaded.
        keepQuiet();
    }

    private final Engine engine;
    private final Source script = source(KatexFiles.script(), "katex.min.js");
    private final Source caller = source(KatexFiles.caller(), "set-formula.js");
    private final String version = KatexFiles.version();

    KatexEngine() {
        engine = Engine.newBuilder("js")
                .sandbox(SandboxPolicy.CONSTRAINED)
                .option("engine.WarnInterpreterOnly", "false")
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }

    /**
     * A fresh context without access to Java, files or the network, in which KaTeX has set a known formula.
     *
     * @throws IllegalStateException when KaTeX is not what it should be
     */
    KatexContext newContext() {
        Context context = Context.newBuilder("js")
                .engine(engine)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
        context.eval(script);
        Value katex = context.getBindings("js").getMember("katex");
        KatexContext ready = new KatexContext(context, context.eval(caller));
        verify(katex.getMember("version").asString(), ready.set("x^2", false));
        return ready;
    }

    private void verify(String found, Answer answer) {
        if (!found.equals(version) || !answer.html().orElse("").contains(PROOF)) {
            throw new IllegalStateException("KaTeX " + version + " does not work here: found " + found + ", " + answer);
        }
    }

    /** The engine would write to the terminal that it only interprets; a user's own setting stays as it is. */
    private static void keepQuiet() {
        if (System.getProperty(ATTACH) == null) {
            System.setProperty(ATTACH, "ignore");
        }
    }

    private static Source source(String text, String name) {
        return Source.newBuilder("js", text, name).buildLiteral();
    }

    @Override
    public void close() {
        engine.close(true);
    }
}
