package browsy.layout.flex;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.AlignProperties.ALIGN_ITEMS;
import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.COLUMN_GAP;
import static browsy.style.property.AlignProperties.JUSTIFY_CONTENT;
import static browsy.style.property.AlignProperties.ROW_GAP;
import static browsy.style.property.FlexProperties.FLEX_DIRECTION;
import static browsy.style.property.FlexProperties.FLEX_GROW;
import static browsy.style.property.FlexProperties.FLEX_LINE_COUNT;
import static browsy.style.property.FlexProperties.FLEX_SHRINK;
import static browsy.style.property.FlexProperties.FLEX_WRAP;
import static browsy.style.property.FlexProperties.ORDER;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_DIRECTION;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_FLEX;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_ORDINAL_GROUP;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_ORIENT;

import browsy.css.value.LengthPercentage;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.Gap;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.flex.BoxDirection;
import browsy.css.value.flex.BoxOrient;
import browsy.css.value.flex.FlexDirection;
import browsy.css.value.flex.FlexWrap;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.LengthResolution;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;

/**
 * The flex properties of a container, relative to its inline and block axis.
 *
 * @param box the flex container
 * @param style its style
 * @param flow its writing mode and direction
 * @param column whether the main axis is the block axis
 * @param reversed whether main-start is at the end of that axis
 * @param lineBreaking whether and how the items are broken into lines
 * @param wrapReversed whether cross-start is at the end of the cross axis
 * @param legacy whether it is a {@code -webkit-box}
 */
record FlexStyle(
        Box box,
        ComputedStyle style,
        WritingFlow flow,
        boolean column,
        boolean reversed,
        LineBreaking lineBreaking,
        boolean wrapReversed,
        boolean legacy) {

    static FlexStyle of(Box box) {
        ComputedStyle style = box.style();
        if (style.display().isLegacyFlex()) {
            return new FlexStyle(
                    box,
                    style,
                    box.flow(),
                    style.get(WEBKIT_BOX_ORIENT) == BoxOrient.VERTICAL,
                    style.get(WEBKIT_BOX_DIRECTION) == BoxDirection.REVERSE,
                    LineBreaking.NONE,
                    false,
                    true);
        }
        FlexDirection direction = style.get(FLEX_DIRECTION);
        FlexWrap wrap = style.get(FLEX_WRAP);
        return new FlexStyle(
                box,
                style,
                box.flow(),
                direction == FlexDirection.COLUMN || direction == FlexDirection.COLUMN_REVERSE,
                direction == FlexDirection.ROW_REVERSE || direction == FlexDirection.COLUMN_REVERSE,
                lineBreaking(style),
                wrap.isReversed(),
                false);
    }

    private static LineBreaking lineBreaking(ComputedStyle style) {
        FlexWrap wrap = style.get(FLEX_WRAP);
        if (wrap.isBalanced()) {
            return LineBreaking.balanced(style.get(FLEX_LINE_COUNT));
        }
        return wrap.wraps() ? LineBreaking.GREEDY : LineBreaking.NONE;
    }

    /** Whether there may be more than one line. */
    boolean wraps() {
        return lineBreaking.wraps();
    }

    ContentAlignment justifyContent() {
        return legacy ? LegacyBox.justifyContent(style) : style.get(JUSTIFY_CONTENT);
    }

    ContentAlignment alignContent() {
        return style.get(ALIGN_CONTENT);
    }

    /** The specified alignment of an item, with {@code auto} resolved. */
    SelfAlignment alignSelf(ComputedStyle item) {
        if (legacy) {
            return LegacyBox.alignItems(style);
        }
        SelfAlignment self = item.get(ALIGN_SELF);
        return self.value() == SelfPosition.AUTO ? style.get(ALIGN_ITEMS) : self;
    }

    double grow(ComputedStyle item) {
        return item.get(legacy ? WEBKIT_BOX_FLEX : FLEX_GROW);
    }

    double shrink(ComputedStyle item) {
        return item.get(legacy ? WEBKIT_BOX_FLEX : FLEX_SHRINK);
    }

    int order(ComputedStyle item) {
        return item.get(legacy ? WEBKIT_BOX_ORDINAL_GROUP : ORDER);
    }

    /** The gap between items of a line, in CSS px. */
    double mainGap(AvailableSize main) {
        return gap(column ? ROW_GAP : COLUMN_GAP, main);
    }

    /** The gap between lines, in CSS px. */
    double crossGap(AvailableSize cross) {
        return gap(column ? COLUMN_GAP : ROW_GAP, cross);
    }

    private double gap(Property<Gap> property, AvailableSize basis) {
        LengthPercentage length = legacy ? null : style.get(property).length();
        return length == null ? 0 : Math.max(0, LengthResolution.resolveOrZero(length, basis));
    }
}
