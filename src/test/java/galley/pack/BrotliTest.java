package galley.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrotliTest {
    private static final int MEGABYTE = 1 << 20;

    private static byte[] checked(byte[] data) throws IOException {
        return checked(data, "");
    }

    private static byte[] checked(byte[] data, String what) throws IOException {
        byte[] stream = Brotli.of(data);
        ByteArrayInputStream rest = new ByteArrayInputStream(stream);
        try (BrotliInputStream in = new BrotliInputStream(rest)) {
            assertArrayEquals(data, in.readAllBytes(), what);
        }
        return stream;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] random(int length, int seed) {
        byte[] data = new byte[length];
        new Random(seed).nextBytes(data);
        return data;
    }

    @Test
    void bytesAreTheSameEverywhere() throws IOException {
        assertEquals("33", hex(""));
        assertEquals("1300000024c202810000", hex("a"));
        assertEquals("130b000024c7c2c4e293201a", hex("abcabcabcabc"));
        assertEquals(
                "1326000024d1a8caba90433619465763797a4704976392a702", hex("<!DOCTYPE html><title>The queue</title>"));
    }

    private static String hex(String text) throws IOException {
        return HexFormat.of().formatHex(checked(utf8(text)));
    }

    @Test
    void everyByteComesBack() throws IOException {
        byte[] all = new byte[256];
        for (int value = 0; value < all.length; value++) {
            all[value] = (byte) value;
            checked(new byte[] {(byte) value});
        }
        checked(all);
    }

    @Test
    void everyLengthOfARunComesBack() throws IOException {
        for (int length = 1; length <= 700; length++) {
            checked(utf8("q".repeat(length)), "a run of " + length);
            checked(utf8("q".repeat(length) + "z"), "a run of " + length + " and something else");
        }
    }

    /** Lengths of literals and of copies on both sides of each base of section 5. */
    @Test
    void everyKindOfLengthComesBack() throws IOException {
        for (int length : new int[] {5, 6, 9, 10, 33, 34, 129, 130, 577, 578, 2113, 2114, 6209, 6210, 22593, 22594}) {
            byte[] once = random(length, length);
            byte[] twice = Arrays.copyOf(once, 2 * length);
            System.arraycopy(once, 0, twice, length, length);
            checked(once, "literals: " + length);
            assertTrue(checked(twice, "a copy of " + length).length < checked(once).length + 20);
        }
    }

    @Test
    void everySeedOfEveryAlphabetComesBack() throws IOException {
        for (int seed = 0; seed < 256; seed++) {
            Random random = new Random(seed);
            byte[] data = new byte[random.nextInt(4_000)];
            for (int i = 0; i < data.length; i++) {
                data[i] = (byte) random.nextInt(1 + seed);
            }
            checked(data, "seed " + seed);
        }
    }

    /** Text, copies from before, small distances and bytes that break all of that. */
    @Test
    void everySeedOfAMixtureComesBack() throws IOException {
        byte[] text = Files.readAllBytes(Path.of("README.md"));
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            while (out.size() < 5_000) {
                byte[] before = out.size() > 0 && random.nextBoolean() ? out.toByteArray() : text;
                int from = random.nextInt(before.length);
                out.write(before, from, Math.min(before.length - from, random.nextInt(60)));
                out.write(random.nextInt(256));
            }
            checked(out.toByteArray(), "seed " + seed);
        }
    }

    /** The last distances, and what is near them. */
    @Test
    void everySmallDifferenceOfDistancesComesBack() throws IOException {
        for (int shift = -4; shift <= 4; shift++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] noise = random(3_000, 7);
            out.writeBytes(noise);
            for (int i = 1; i < 60; i++) {
                out.write(noise, 40 * i + (i % 5) * shift, 11 + i % 7);
                out.writeBytes(random(i % 3, i));
            }
            checked(out.toByteArray(), "shift " + shift);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Die Prüfung hält, was sie verspricht: größer als „gestern“.",
                "Очередь опустошается быстрее, чем растёт.",
                "η ουρά αδειάζει πιο γρήγορα από ό,τι μεγαλώνει",
                "عندما يصل المزيد من الطلبات تنمو قائمة الانتظار",
                "队列的增长速度快于其清空速度。",
                "行列は、空になるよりも速く成長します。",
                "कतार खाली होने से अधिक तेज़ी से बढ़ती है।",
                "😀 λ = 𝜆₀ · 10⁻³ \u00a0 \u2028"
            })
    void textOfManyLanguagesComesBack(String text) throws IOException {
        byte[] many = utf8(IntStream.range(0, 80).mapToObj(i -> text + i).reduce("", String::concat));
        assertTrue(checked(many).length < many.length / 4);
        checked(utf8(text));
        checked(text.getBytes(StandardCharsets.UTF_16LE));
    }

    /** Four blocks and a window of four megabytes: what lies inside it is copied, what lies beyond it is not. */
    @Test
    void aCopyFromTheEdgeOfTheWindowIsUsedAndOneBeyondIsNot() throws IOException {
        int window = 4 * MEGABYTE - 16;
        byte[] part = random(5_000, 11);
        byte[] inside = new byte[window + part.length];
        System.arraycopy(part, 0, inside, 0, part.length);
        System.arraycopy(part, 0, inside, window, part.length);
        byte[] beyond = new byte[window + 1 + part.length];
        System.arraycopy(part, 0, beyond, 0, part.length);
        System.arraycopy(part, 0, beyond, window + 1, part.length);
        int once = checked(inside).length;
        assertTrue(once < 1.2 * part.length, "inside: " + once);
        int twice = checked(beyond).length;
        assertTrue(twice > 1.9 * part.length, "beyond: " + twice);
    }

    @Test
    void manyMegabytesComeBack() throws IOException {
        byte[] text = Files.readAllBytes(Path.of("README.md"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Random random = new Random(3);
        while (out.size() < 9 * MEGABYTE) {
            int from = random.nextInt(text.length - 1_000);
            out.write(text, from, 1_000);
            if (random.nextInt(100) == 0) {
                out.writeBytes(new byte[random.nextInt(100_000)]);
                out.writeBytes(random(1_000, out.size()));
            }
        }
        byte[] data = out.toByteArray();
        assertTrue(checked(data).length < data.length / 10);
    }

    @Test
    void whatCannotBeMadeSmallerHardlyGrows() throws IOException {
        byte[] noise = random(300_000, 5);
        assertTrue(checked(noise).length < noise.length * 1.005);
    }

    @Test
    void longRunTakesHardlyAnyRoom() throws IOException {
        assertTrue(checked(new byte[3 * MEGABYTE]).length < 200);
        byte[] almost = new byte[MEGABYTE];
        for (int at = 300; at < almost.length; at += 3_001) {
            almost[at] = 1;
        }
        assertTrue(checked(almost).length < 1_500);
    }

    /** Inputs on which a careless search takes hours. */
    @Test
    void repetitionsOfAllKindsTakeBoundedTime() throws IOException {
        assertTrue(checked(utf8("ab".repeat(MEGABYTE))).length < 200);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; lines.length() < MEGABYTE; i++) {
            lines.append("  <li><a href=\"lessons/").append(i % 9_973).append("/\">lesson</a></li>\n");
        }
        checked(utf8(lines.toString()));
    }

    /** Frequencies that grow as Fibonacci's numbers ask for codes longer than the limit. */
    @Test
    void noCodeIsLongerThanTheFormatAllows() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Random random = new Random(8);
        int one = 1;
        int two = 1;
        for (int symbol = 0; symbol < 24; symbol++) {
            for (int i = 0; i < one; i++) {
                out.write(symbol * 9);
                out.write(random.nextInt(4) * 60);
            }
            int next = one + two;
            one = two;
            two = next;
        }
        checked(out.toByteArray());
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("site"))) {
            return all.filter(Files::isRegularFile).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyFileOfTheSiteComesBackAndTextsAreSmallerThanInGzip(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int length = checked(bytes, file.toString()).length;
        if (bytes.length >= 512 && file.toString().matches(".*\\.(html|css|js|json|jsonld|md|txt|xml|svg)")) {
            int gzip = Gzip.of(bytes).length;
            assertTrue(length < 0.95 * gzip, file + ": " + length + " and " + gzip);
        }
    }

    @Test
    void wordsOfTheDictionaryMakeSmallPagesSmall() throws IOException {
        byte[] page =
                utf8("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Information about"
                        + " the International Community</title>\n</head>\n<body>\n<p>However, the government of the United States"
                        + " is available.</p>\n</body>\n</html>\n");
        int length = checked(page).length;
        assertTrue(length < Gzip.of(page).length * 0.7, "bytes: " + length);
    }

    @Test
    void readersOfTextsAreToldTheSmallestWindowThatServes() throws IOException {
        for (int length : List.of(1, 1 << 18, (1 << 18) + 1, 5 << 20)) {
            byte[] stream = checked(new byte[length]);
            int bits = 17 + ((stream[0] & 0xf) >> 1);
            assertTrue(bits == 22 || (1 << bits) - 16 >= length, length + ": " + bits);
        }
    }
}
