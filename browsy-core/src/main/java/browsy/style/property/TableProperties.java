package browsy.style.property;

import browsy.css.parse.KeywordParser;
import browsy.css.parse.TextParsers;
import browsy.css.value.table.BorderCollapse;
import browsy.css.value.table.BorderSpacing;
import browsy.css.value.table.CaptionSide;
import browsy.css.value.table.EmptyCells;
import browsy.css.value.table.TableLayoutMode;

/**
 * Properties of tables.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/">css-tables-3</a>
 */
public final class TableProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<TableLayoutMode> TABLE_LAYOUT =
            GROUP.reset(
                    "table-layout", TableLayoutMode.AUTO, KeywordParser.of(TableLayoutMode.class));
    public static final Property<BorderCollapse> BORDER_COLLAPSE =
            GROUP.inherited(
                    "border-collapse",
                    BorderCollapse.SEPARATE,
                    KeywordParser.of(BorderCollapse.class));
    public static final Property<BorderSpacing> BORDER_SPACING =
            GROUP.inherited("border-spacing", BorderSpacing.ZERO, TextParsers::borderSpacing);
    public static final Property<CaptionSide> CAPTION_SIDE =
            GROUP.inherited("caption-side", CaptionSide.TOP, KeywordParser.of(CaptionSide.class));
    public static final Property<EmptyCells> EMPTY_CELLS =
            GROUP.inherited("empty-cells", EmptyCells.SHOW, KeywordParser.of(EmptyCells.class));

    private TableProperties() {}
}
