package browsy.style.property;

import browsy.css.parse.Alignments;
import browsy.css.parse.Sizes;
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
            Property.reset("align-content", ContentAlignment.NORMAL, Alignments::alignContent);
    public static final Property<ContentAlignment> JUSTIFY_CONTENT =
            Property.reset("justify-content", ContentAlignment.NORMAL, Alignments::justifyContent);
    public static final Property<SelfAlignment> ALIGN_ITEMS =
            Property.reset("align-items", SelfAlignment.NORMAL, Alignments::alignItems);
    public static final Property<SelfAlignment> JUSTIFY_ITEMS =
            Property.reset("justify-items", SelfAlignment.NORMAL, Alignments::justifyItems);
    public static final Property<SelfAlignment> ALIGN_SELF =
            Property.reset("align-self", SelfAlignment.AUTO, Alignments::alignSelf);
    public static final Property<SelfAlignment> JUSTIFY_SELF =
            Property.reset("justify-self", SelfAlignment.AUTO, Alignments::justifySelf);
    public static final Property<Gap> ROW_GAP = Property.reset("row-gap", Gap.NORMAL, Sizes::gap);
    public static final Property<Gap> COLUMN_GAP =
            Property.reset("column-gap", Gap.NORMAL, Sizes::gap);

    private AlignProperties() {}
}
