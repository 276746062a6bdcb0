package browsy.style.property;

import browsy.css.value.Content;
import browsy.css.value.CounterChange;
import browsy.css.value.ListStylePosition;
import browsy.css.value.ListStyleType;
import browsy.css.value.Quotes;
import java.util.List;

/**
 * Generated content, counters and lists.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/">css-content-3</a>
 */
public final class ContentProperties {
    public static final Property<Content> CONTENT =
            Property.reset("content", Content.Absent.NORMAL);
    public static final Property<Quotes> QUOTES = Property.inherited("quotes", Quotes.AUTO);
    public static final Property<List<CounterChange>> COUNTER_RESET =
            Property.reset("counter-reset", List.of());
    public static final Property<List<CounterChange>> COUNTER_INCREMENT =
            Property.reset("counter-increment", List.of());
    public static final Property<List<CounterChange>> COUNTER_SET =
            Property.reset("counter-set", List.of());
    public static final Property<ListStyleType> LIST_STYLE_TYPE =
            Property.inherited("list-style-type", ListStyleType.DISC);
    public static final Property<ListStylePosition> LIST_STYLE_POSITION =
            Property.inherited("list-style-position", ListStylePosition.OUTSIDE);

    /** Whether a picture is given. */
    public static final Property<Boolean> LIST_STYLE_IMAGE =
            Property.inherited("list-style-image", false);

    private ContentProperties() {}
}
