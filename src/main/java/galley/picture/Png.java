package galley.picture;

import galley.math.Runs;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Writes PNG files of at most 256 colours; each row is kept as what differs from the one above. */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte UP = 2;

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
            } else if (!Arrays.equals(pixels, from - width, from, pixels, from, from + width)) {
                for (int column = 0; column < width; column++) {
                    rows[to + 1 + column] = (byte) (pixels[from + column] - pixels[from + column - width]);
                }
            }
        }
        return rows;
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
