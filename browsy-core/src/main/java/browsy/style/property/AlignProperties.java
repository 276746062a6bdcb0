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
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<ContentAlignment> ALIGN_CONTENT =
            GROUP.reset("align-content", ContentAlignment.NORMAL, AlignmentParsers.ALIGN_CONTENT);
    public static final Property<ContentAlignment> JUSTIFY_CONTENT =
            GROUP.reset(
                    "justify-content", ContentAlignment.NORMAL, AlignmentParsers.JUSTIFY_CONTENT);
    public static final Property<SelfAlignment> ALIGN_ITEMS =
            GROUP.reset("align-items", SelfAlignment.NORMAL, AlignmentParsers.ALIGN_ITEMS);
    public static final Property<SelfAlignment> JUSTIFY_ITEMS =
            GROUP.reset("justify-items", SelfAlignment.NORMAL, AlignmentParsers.JUSTIFY_ITEMS);
    public static final Property<SelfAlignment> ALIGN_SELF =
            GROUP.reset("align-self", SelfAlignment.AUTO, AlignmentParsers.ALIGN_SELF);
    public static final Property<SelfAlignment> JUSTIFY_SELF =
            GROUP.reset("justify-self", SelfAlignment.AUTO, AlignmentParsers.JUSTIFY_SELF);
    public static final Property<Gap> ROW_GAP = gap("row-gap");
    public static final Property<Gap> COLUMN_GAP = gap("column-gap");

    private AlignProperties() {}

    private static Property<Gap> gap(String name) {
        return GROUP.reset(name, Gap.NORMAL, SizeParsers::gap);
    }
}
