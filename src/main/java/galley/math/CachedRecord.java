package galley.math;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A formula and its answer as bytes: first the question, then the compressed answer, so that finding a question costs
 * little. HTML shrinks to a sixth.
 */
final class CachedRecord {
    private final Question question;
    private final byte[] answer;

    private CachedRecord(Question question, byte[] answer) {
        this.question = question;
        this.answer = answer;
    }

    static CachedRecord of(Question question, SetFormula formula) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
            write(out, formula.html());
            write(out, formula.shape().styles());
            write(out, formula.shape().texts());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return new CachedRecord(question, bytes.toByteArray());
    }

    /** Reads what {@link #bytes} wrote; the caller has compared a digest. */
    static CachedRecord parse(byte[] bytes) {
        ByteArrayInputStream rest = new ByteArrayInputStream(bytes);
        try (DataInputStream in = new DataInputStream(rest)) {
            boolean display = in.readBoolean();
            String tex = read(in);
            byte[] answer = Arrays.copyOfRange(bytes, bytes.length - rest.available(), bytes.length);
            return new CachedRecord(new Question(tex, display), answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeBoolean(question.display());
            write(out, question.tex());
            out.write(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    Question question() {
        return question;
    }

    /** The formula, which is unpacked when somebody asks for it. */
    SetFormula formula() {
        return SetFormula.later(this::parts);
    }

    private SetFormula.Parts parts() {
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(answer)))) {
            String html = read(in);
            SortedMap<String, String> styles = new TreeMap<>(readMap(in));
            return new SetFormula.Parts(html, new FormulaShape(readMap(in), styles));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static void write(DataOutputStream out, Map<String, String> map) throws IOException {
        out.writeInt(map.size());
        for (Map.Entry<String, String> entry : map.entrySet()) {
            write(out, entry.getKey());
            write(out, entry.getValue());
        }
    }

    private static Map<String, String> readMap(DataInputStream in) throws IOException {
        Map<String, String> map = new HashMap<>();
        for (int count = in.readInt(); count > 0; count--) {
            map.put(read(in), read(in));
        }
        return map;
    }

    private static String read(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }
}
