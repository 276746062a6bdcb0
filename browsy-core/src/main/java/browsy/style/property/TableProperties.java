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
    public static final Property<TableLayoutMode> TABLE_LAYOUT =
            Property.reset(
                    "table-layout", TableLayoutMode.AUTO, KeywordParser.of(TableLayoutMode.class));
    public static final Property<BorderCollapse> BORDER_COLLAPSE =
            Property.inherited(
                    "border-collapse",
                    BorderCollapse.SEPARATE,
                    KeywordParser.of(BorderCollapse.class));
    public static final Property<BorderSpacing> BORDER_SPACING =
            Property.inherited("border-spacing", BorderSpacing.ZERO, TextParsers::borderSpacing);
    public static final Property<CaptionSide> CAPTION_SIDE =
            Property.inherited(
                    "caption-side", CaptionSide.TOP, KeywordParser.of(CaptionSide.class));
    public static final Property<EmptyCells> EMPTY_CELLS =
            Property.inherited("empty-cells", EmptyCells.SHOW, KeywordParser.of(EmptyCells.class));

    private TableProperties() {}
}
