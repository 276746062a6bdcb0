package browsy.layout.flex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BalancedLinesTest {
    private static final double NONE = Double.POSITIVE_INFINITY;

    @Test
    void linesHaveTheLeastSumOfSquares() {
        assertArrayEquals(new int[] {2, 4}, ends(100, 0, 1, 30, 30, 30, 30));
        assertArrayEquals(new int[] {1, 3}, ends(NONE, 20, 2, 100, 30, 30));
    }

    @Test
    void tiesGiveMoreItemsToTheEarlierLine() {
        assertArrayEquals(new int[] {3, 5}, ends(100, 0, 1, 30, 30, 30, 30, 30));
        assertArrayEquals(new int[] {2, 4, 5, 6, 7}, ends(100, 10, 5, 25, 25, 25, 25, 25, 25, 25));
    }

    @Test
    void itemsLargerThanALineAreAlone() {
        assertArrayEquals(new int[] {1, 3, 4}, ends(100, 0, 1, 150, 40, 40, 170));
    }

    @Test
    void thereAreNoMoreLinesThanItems() {
        assertArrayEquals(new int[] {1, 2}, ends(100, 0, Integer.MAX_VALUE, 1, 1));
        assertEquals(0, ends(100, 0, 3).length);
    }

    @Test
    void tooManyItemsAreFilledIntoLinesOneByOne() {
        double[] sizes = new double[100_000];
        Arrays.fill(sizes, 1);
        int[] ends = BalancedFlexLines.ends(sizes, 30_000, 0, 1);
        assertArrayEquals(new int[] {30_000, 60_000, 90_000, 100_000}, ends);
    }

    private static int[] ends(double limit, double gap, int leastLines, double... sizes) {
        return BalancedFlexLines.ends(sizes, limit, gap, leastLines);
    }
}
