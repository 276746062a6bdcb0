package browsy.infra;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Operations of {@link EnumFlags} and {@link EnumFlagsArray}. */
class EnumFlagsTest {

    private enum Colour {
        RED,
        GREEN,
        BLUE
    }

    @Test
    void containsTheConstantsItIsMadeOf() {
        EnumFlags<Colour> flags = EnumFlags.of(Colour.RED, Colour.BLUE);
        assertTrue(flags.has(Colour.RED));
        assertTrue(flags.has(Colour.BLUE));
        assertFalse(flags.has(Colour.GREEN));
        assertFalse(flags.isEmpty());
        assertTrue(EnumFlags.<Colour>none().isEmpty());
    }

    @Test
    void intersectsSetsWithACommonConstant() {
        EnumFlags<Colour> flags = EnumFlags.of(Colour.RED, Colour.GREEN);
        assertTrue(flags.hasAny(EnumFlags.of(Colour.GREEN, Colour.BLUE)));
        assertFalse(flags.hasAny(EnumFlags.of(Colour.BLUE)));
        assertFalse(flags.hasAny(EnumFlags.none()));
    }

    @Test
    void addsConstantsToANewSet() {
        EnumFlags<Colour> red = EnumFlags.of(Colour.RED);
        EnumFlags<Colour> both = red.union(EnumFlags.of(Colour.GREEN));
        assertTrue(both.has(Colour.RED) && both.has(Colour.GREEN));
        assertFalse(red.has(Colour.GREEN));
        assertTrue(red.with(Colour.BLUE, true).has(Colour.BLUE));
        assertSame(red, red.with(Colour.BLUE, false));
        assertSame(both, both.union(red));
    }

    @Test
    void storesASetForEachIndex() {
        EnumFlagsArray<Colour> array = new EnumFlagsArray<>(3);
        array.set(1, EnumFlags.of(Colour.GREEN));
        array.copy(1, 2);
        assertFalse(array.has(0, Colour.GREEN));
        assertTrue(array.has(1, Colour.GREEN));
        assertTrue(array.hasAny(2, EnumFlags.of(Colour.RED, Colour.GREEN)));
    }
}
