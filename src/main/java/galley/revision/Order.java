package galley.revision;

import java.util.Arrays;

/** Tells which of some numbers must move so that all rise. */
final class Order {
    private Order() {}

    /**
     * Marks the fewest numbers without which the others rise; negative ones are passed over.
     *
     * @return one mark for each number
     */
    static boolean[] moved(int[] numbers) {
        int[] ends = new int[numbers.length];
        int[] previous = new int[numbers.length];
        int length = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] < 0) {
                continue;
            }
            int at = position(numbers, ends, length, numbers[i]);
            previous[i] = at == 0 ? -1 : ends[at - 1];
            ends[at] = i;
            length = Math.max(length, at + 1);
        }
        boolean[] moved = new boolean[numbers.length];
        Arrays.fill(moved, true);
        for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = previous[i]) {
            moved[i] = false;
        }
        for (int i = 0; i < numbers.length; i++) {
            moved[i] &= numbers[i] >= 0;
        }
        return moved;
    }

    /** How many of the rising rows that were found so far end below {@code number}. */
    private static int position(int[] numbers, int[] ends, int length, int number) {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (numbers[ends[middle]] < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
