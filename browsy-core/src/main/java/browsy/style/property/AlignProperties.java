package browsy.style.property;

import browsy.css.parse.AlignmentParsers;
import browsy.css.parse.SizeParsers;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.Gap;
import browsy.css.value.align.SelfAlignment;

/**
 * Properties of box alignment and gaps.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/">css-align-3</a>
 */
public final class AlignProperties {
    public static final Property<ContentAlignment> ALIGN_CONTENT =
            Property.reset(
                    "align-content", ContentAlignment.NORMAL, AlignmentParsers::alignContent);
    public static final Property<ContentAlignment> JUSTIFY_CONTENT =
            Property.reset(
                    "justify-content", ContentAlignment.NORMAL, AlignmentParsers::justifyContent);
    public static final Property<SelfAlignment> ALIGN_ITEMS =
            Property.reset("align-items", SelfAlignment.NORMAL, AlignmentParsers::alignItems);
    public static final Property<SelfAlignment> JUSTIFY_ITEMS =
            Property.reset("justify-items", SelfAlignment.NORMAL, AlignmentParsers::justifyItems);
    public static final Property<SelfAlignment> ALIGN_SELF =
            Property.reset("align-self", SelfAlignment.AUTO, AlignmentParsers::alignSelf);
    public static final Property<SelfAlignment> JUSTIFY_SELF =
            Property.reset("justify-self", SelfAlignment.AUTO, AlignmentParsers::justifySelf);
    public static final Property<Gap> ROW_GAP =
            Property.reset("row-gap", Gap.NORMAL, SizeParsers::gap);
    public static final Property<Gap> COLUMN_GAP =
            Property.reset("column-gap", Gap.NORMAL, SizeParsers::gap);

    private AlignProperties() {}
}
