package browsy.style.computed;

import browsy.css.value.box.Display;
import browsy.css.value.writing.UnicodeBidi;
import browsy.style.property.BoxProperties;
import browsy.style.property.Property;
import browsy.style.property.TextProperties;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;

/**
 * A style as an array of chunks, which styles share where the values are equal; see {@link
 * StyleLayout}.
 */
final class ChunkedStyle implements ComputedStyle {
    static final ChunkedStyle INITIAL = new ChunkedStyle(StyleLayout.initial(), new Inheritance());

    private final Object[][] chunks;
    private final Inheritance inheritance;

    /** The display value, which is read most often. */
    private final Display display;

    private final DerivedValues derived = new DerivedValues();

    ChunkedStyle(Object[][] chunks, Inheritance inheritance) {
        this.chunks = chunks;
        this.inheritance = inheritance;
        this.display = value(chunks, BoxProperties.DISPLAY);
    }

    Object[][] chunks() {
        return chunks;
    }

    @Override
    public <T> T get(Property<T> property) {
        return value(chunks, property);
    }

    @SuppressWarnings("unchecked") // only StyleBuilder writes, by Property of the same type
    private static <T> T value(Object[][] chunks, Property<T> property) {
        return (T) chunks[StyleLayout.chunk(property)][StyleLayout.slot(property)];
    }

    @Override
    public Display display() {
        return display;
    }

    @Override
    public boolean hasValuesOf(ComputedStyle other) {
        return Arrays.deepEquals(chunks, ((ChunkedStyle) other).chunks);
    }

    @Override
    public boolean hasValuesOf(ComputedStyle other, Set<Property<?>> apart) {
        Object[][] others = ((ChunkedStyle) other).chunks;
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            if (!Arrays.equals(chunks[chunk], others[chunk])
                    && !areEqual(chunk, chunks[chunk], others[chunk], apart)) {
                return false;
            }
        }
        return true;
    }

    private static boolean areEqual(
            int chunk, Object[] values, Object[] others, Set<Property<?>> apart) {
        Object[] same = values.clone();
        for (Property<?> property : apart) {
            if (StyleLayout.chunk(property) == chunk) {
                int slot = StyleLayout.slot(property);
                same[slot] = others[slot];
            }
        }
        return Arrays.equals(same, others);
    }

    @Override
    public Inheritance inheritance() {
        return inheritance;
    }

    @Override
    public <T> T derived(Class<T> type, Function<? super ComputedStyle, ? extends T> maker) {
        return derived.get(type, maker, this);
    }

    @Override
    public ComputedStyle anonymous(Display display) {
        return derived(AnonymousStyles.class, style -> new AnonymousStyles())
                .get(display, this::makeAnonymous);
    }

    private ComputedStyle makeAnonymous(Display display) {
        StyleBuilder builder = new StyleBuilder(this);
        builder.set(BoxProperties.DISPLAY, display);
        // Not inherited, but the lines of anonymous boxes are ordered as those of their parent.
        UnicodeBidi bidi = get(TextProperties.UNICODE_BIDI);
        if (bidi.ordersLines() && display != Display.INLINE) {
            builder.set(TextProperties.UNICODE_BIDI, bidi);
        }
        return builder.build();
    }
}
