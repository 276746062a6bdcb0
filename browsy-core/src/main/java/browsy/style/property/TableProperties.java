package browsy.style.property;

import browsy.css.parse.Keywords;
import browsy.css.parse.Texts;
import browsy.css.value.table.BorderCollapse;
import browsy.css.value.table.CaptionSide;
import browsy.css.value.table.EmptyCells;
import browsy.css.value.table.TableLayout;
import browsy.css.value.text.Spacing;

/**
 * Properties of tables.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/">css-tables-3</a>
 */
public final class TableProperties {
    public static final Property<TableLayout> TABLE_LAYOUT =
            Property.reset("table-layout", TableLayout.AUTO, Keywords.of(TableLayout.class));
    public static final Property<BorderCollapse> BORDER_COLLAPSE =
            Property.inherited(
                    "border-collapse", BorderCollapse.SEPARATE, Keywords.of(BorderCollapse.class));
    public static final Property<Spacing> BORDER_SPACING =
            Property.inherited("border-spacing", Spacing.ZERO, Texts::borderSpacing);
    public static final Property<CaptionSide> CAPTION_SIDE =
            Property.inherited("caption-side", CaptionSide.TOP, Keywords.of(CaptionSide.class));
    public static final Property<EmptyCells> EMPTY_CELLS =
            Property.inherited("empty-cells", EmptyCells.SHOW, Keywords.of(EmptyCells.class));

    private TableProperties() {}
}
