package browsy.style.property;

import browsy.css.parse.ContentParsers;
import browsy.css.parse.ImageParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.value.content.Content;
import browsy.css.value.content.CounterChange;
import browsy.css.value.content.ListStyleImage;
import browsy.css.value.content.ListStylePosition;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.content.Quotes;
import java.util.List;

/**
 * Properties of generated content, counters and lists.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/">css-content-3</a>
 */
public final class ContentProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<Content> CONTENT =
            GROUP.reset("content", Content.Absent.NORMAL, ContentParsers::content);
    public static final Property<Quotes> QUOTES =
            GROUP.inherited("quotes", Quotes.AUTO, ContentParsers::quotes);
    public static final Property<List<CounterChange>> COUNTER_RESET =
            GROUP.reset("counter-reset", List.of(), ContentParsers.COUNTER_RESET);
    public static final Property<List<CounterChange>> COUNTER_INCREMENT =
            GROUP.reset("counter-increment", List.of(), ContentParsers.COUNTER_INCREMENT);
    public static final Property<List<CounterChange>> COUNTER_SET =
            GROUP.reset("counter-set", List.of(), ContentParsers.COUNTER_SET);
    public static final Property<ListStyleType> LIST_STYLE_TYPE =
            GROUP.inherited("list-style-type", ListStyleType.DISC, ContentParsers::listStyleType);
    public static final Property<ListStylePosition> LIST_STYLE_POSITION =
            GROUP.inherited(
                    "list-style-position",
                    ListStylePosition.OUTSIDE,
                    KeywordParser.of(ListStylePosition.class));

    public static final Property<ListStyleImage> LIST_STYLE_IMAGE =
            GROUP.inherited("list-style-image", ListStyleImage.NONE, ImageParsers::listStyleImage);

    private ContentProperties() {}
}
