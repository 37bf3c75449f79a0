package galley.picture;

import galley.math.GlyphOutlines;
import java.util.Arrays;

/**
 * Contours, and how much of each pixel they cover. Every edge adds to each row that it crosses how much it covers to its
 * right; the sum from the left is the coverage, exact but for rounding. Comparisons stand in the place of {@code
 * Math.min} and its like, which cost more than all the rest where the first compiler works alone.
 */
final class Shape implements GlyphOutlines.Pen {
    private static final int STEPS = 6;

    private final int width;
    private final int height;
    private final float[] cover;
    private int top;
    private int bottom;

    /** The first and the last pixel of each row that an edge touches. */
    private final int[] leftmost;

    private final int[] rightmost;
    private double startX;
    private double startY;
    private double x;
    private double y;

    /** Takes the pixels that a shape covers. */
    interface Pixels {
        void cover(int at, float coverage);
    }

    Shape(int width, int height) {
        this.width = width;
        this.height = height;
        this.cover = new float[width * height + 2];
        this.top = height;
        this.leftmost = new int[height];
        this.rightmost = new int[height];
        Arrays.fill(leftmost, width);
    }

    @Override
    public void moveTo(double toX, double toY) {
        close();
        startX = toX;
        startY = toY;
        x = toX;
        y = toY;
    }

    @Override
    public void lineTo(double toX, double toY) {
        edge(x, y, toX, toY);
        x = toX;
        y = toY;
    }

    @Override
    public void quadTo(double controlX, double controlY, double toX, double toY) {
        double fromX = x;
        double fromY = y;
        for (int step = 1; step <= STEPS; step++) {
            double t = (double) step / STEPS;
            double s = 1 - t;
            lineTo(
                    s * s * fromX + 2 * s * t * controlX + t * t * toX,
                    s * s * fromY + 2 * s * t * controlY + t * t * toY);
        }
    }

    /** Leads back to where the contour began. */
    void close() {
        if (x != startX || y != startY) {
            lineTo(startX, startY);
        }
    }

    /** A pen that draws a glyph of some size at a place, upside down as pictures are. */
    GlyphOutlines.Pen placed(double left, double line, double size) {
        Shape shape = this;
        return new GlyphOutlines.Pen() {
            @Override
            public void moveTo(double toX, double toY) {
                shape.moveTo(left + toX * size, line - toY * size);
            }

            @Override
            public void lineTo(double toX, double toY) {
                shape.lineTo(left + toX * size, line - toY * size);
            }

            @Override
            public void quadTo(double controlX, double controlY, double toX, double toY) {
                shape.quadTo(left + controlX * size, line - controlY * size, left + toX * size, line - toY * size);
            }
        };
    }

    /** A stretch of a line with square ends, a little longer than it is, so that no gap shows where two of them meet. */
    void stroke(double[] from, double[] to, double half) {
        double wide = to[0] - from[0];
        double high = to[1] - from[1];
        double length = Math.sqrt(wide * wide + high * high);
        if (length > 0) {
            double alongX = wide / length * half;
            double alongY = high / length * half;
            double reach = 0.3;
            moveTo(from[0] - alongX * reach + alongY, from[1] - alongY * reach - alongX);
            lineTo(to[0] + alongX * reach + alongY, to[1] + alongY * reach - alongX);
            lineTo(to[0] + alongX * reach - alongY, to[1] + alongY * reach + alongX);
            lineTo(from[0] - alongX * reach - alongY, from[1] - alongY * reach + alongX);
            close();
        }
    }

    /** Hands on what is covered, and is empty again. */
    void fill(Pixels pixels) {
        close();
        for (int row = top; row < bottom; row++) {
            float sum = 0;
            int end = row * width + Math.min(width, rightmost[row] + 2);
            for (int at = row * width + leftmost[row]; at < end; at++) {
                sum += cover[at];
                float coverage = sum < 0 ? -sum : sum;
                if (coverage > 0.01f) {
                    pixels.cover(at, coverage < 1 ? coverage : 1);
                }
                cover[at] = 0;
            }
            leftmost[row] = width;
            rightmost[row] = 0;
        }
        cover[width * height] = 0;
        cover[width * height + 1] = 0;
        top = height;
        bottom = 0;
    }

    private void edge(double x0, double y0, double x1, double y1) {
        if (y0 == y1) {
            return;
        }
        float direction = y0 < y1 ? 1 : -1;
        double upperX = y0 < y1 ? x0 : x1;
        double upperY = Math.min(y0, y1);
        double lowerY = Math.max(y0, y1);
        double slope = (x1 - x0) / (y1 - y0);
        int first = Math.max(0, (int) upperY);
        int end = Math.min(height, (int) lowerY < lowerY ? (int) lowerY + 1 : (int) lowerY);
        top = Math.min(top, first);
        bottom = Math.max(bottom, end);
        for (int row = first; row < end; row++) {
            double from = row < upperY ? upperY : row;
            double to = row + 1 < lowerY ? row + 1 : lowerY;
            double one = clamp(upperX + (from - upperY) * slope);
            double other = clamp(upperX + (to - upperY) * slope);
            float part = (float) (to - from) * direction;
            row(row, one < other ? one : other, one < other ? other : one, part);
        }
    }

    private double clamp(double value) {
        double bounded = value < width - 1.0 ? value : width - 1.0;
        return bounded > 0 ? bounded : 0;
    }

    /** Adds an edge from {@code left} to {@code right} of one row, which it crosses for {@code part} of its height. */
    private void row(int row, double left, double right, float part) {
        int start = row * width;
        int first = (int) left;
        int last = (int) right;
        leftmost[row] = Math.min(leftmost[row], first);
        rightmost[row] = Math.max(rightmost[row], last);
        if (first == last) {
            float beside = (float) ((left + right) / 2 - first);
            cover[start + first] += part * (1 - beside);
            cover[start + first + 1] += part * beside;
            return;
        }
        double wide = right - left;
        double done = 0;
        for (int column = first; column <= last; column++) {
            double from = column < left ? left : column;
            double to = column + 1.0 < right ? column + 1.0 : right;
            double share = (to - from) / wide;
            double beside = (from + to) / 2 - column;
            cover[start + column] += (float) (part * share * (1 - beside));
            cover[start + column + 1] += (float) (part * share * beside);
            done += share;
        }
        cover[start + last] += (float) (part * (1 - done));
    }
}
