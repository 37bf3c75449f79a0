package galley.picture;

import galley.pack.Runs;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Writes PNG files of at most 256 colours; each row is kept as what differs from the one above. */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte UP = 2;

    /** How many pixels are subtracted before the next that differs is searched. */
    private static final int STRETCH = 16;

    private Png() {}

    static byte[] of(int width, int height, byte[] pixels, int[] colours) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        byte[] eightBitsOfAPalette = {8, 3, 0, 0, 0};
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        number(header, width);
        number(header, height);
        header.writeBytes(eightBitsOfAPalette);
        chunk(out, "IHDR", header.toByteArray());
        chunk(out, "PLTE", palette(colours));
        chunk(out, "IDAT", Runs.zlib(rows(width, height, pixels)));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] rows(int width, int height, byte[] pixels) {
        byte[] rows = new byte[height * (width + 1)];
        for (int row = 0; row < height; row++) {
            int from = row * width;
            int to = row * (width + 1);
            rows[to] = UP;
            if (row == 0) {
                System.arraycopy(pixels, 0, rows, 1, width);
            } else {
                subtract(pixels, from, width, rows, to + 1);
            }
        }
        return rows;
    }

    /** Writes what differs from the row above. */
    private static void subtract(byte[] pixels, int from, int width, byte[] rows, int to) {
        int end = from + width;
        int at = from;
        int equal = Arrays.mismatch(pixels, at, end, pixels, at - width, end - width);
        while (equal >= 0) {
            at += equal;
            for (int some = Math.min(end, at + STRETCH); at < some; at++) {
                rows[to + at - from] = (byte) (pixels[at] - pixels[at - width]);
            }
            equal = Arrays.mismatch(pixels, at, end, pixels, at - width, end - width);
        }
    }

    private static byte[] palette(int[] colours) {
        byte[] palette = new byte[3 * colours.length];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = (byte) (colours[i / 3] >> (16 - 8 * (i % 3)));
        }
        return palette;
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] content) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(content);
        number(out, content.length);
        out.writeBytes(name);
        out.writeBytes(content);
        number(out, (int) sum.getValue());
    }

    private static void number(ByteArrayOutputStream out, int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(number >> shift);
        }
    }
}
