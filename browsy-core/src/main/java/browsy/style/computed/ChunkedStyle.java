package browsy.style.computed;

import browsy.css.value.Display;
import browsy.style.property.BoxProperties;
import browsy.style.property.Property;
import java.util.function.Function;

/** A style in chunks, shared where they are equal; see {@link StyleLayout}. */
final class ChunkedStyle implements ComputedStyle {
    static final ChunkedStyle INITIAL = new ChunkedStyle(StyleLayout.initial(), new Inheritance());

    private final Object[][] chunks;
    private final Inheritance inheritance;
    private final DerivedValues derived = new DerivedValues();

    ChunkedStyle(Object[][] chunks, Inheritance inheritance) {
        this.chunks = chunks;
        this.inheritance = inheritance;
    }

    Object[][] chunks() {
        return chunks;
    }

    @Override
    @SuppressWarnings("unchecked") // only StyleBuilder writes, by Property of the same type
    public <T> T get(Property<T> property) {
        return (T) chunks[StyleLayout.chunk(property)][StyleLayout.slot(property)];
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
        return builder.build();
    }
}
