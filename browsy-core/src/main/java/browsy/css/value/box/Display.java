package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Computed values of {@code display}. Each value has an outer and an inner display type.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#the-display-properties">css-display-4</a>
 */
public enum Display implements Keyword {
    NONE(Outside.NONE, Inside.NONE),
    CONTENTS(Outside.NONE, Inside.NONE),
    BLOCK(Outside.BLOCK, Inside.FLOW),
    FLOW_ROOT(Outside.BLOCK, Inside.FLOW_ROOT),
    LIST_ITEM(Outside.BLOCK, Inside.FLOW),
    FLOW_ROOT_LIST_ITEM(Outside.BLOCK, Inside.FLOW_ROOT),
    FLEX(Outside.BLOCK, Inside.FLEX),
    GRID(Outside.BLOCK, Inside.GRID),
    TABLE(Outside.BLOCK, Inside.TABLE),
    WEBKIT_BOX(Outside.BLOCK, Inside.FLEX),
    BLOCK_RUBY(Outside.BLOCK, Inside.RUBY),
    INLINE(Outside.INLINE, Inside.FLOW),
    INLINE_BLOCK(Outside.INLINE, Inside.FLOW_ROOT),
    INLINE_LIST_ITEM(Outside.INLINE, Inside.FLOW),
    INLINE_FLOW_ROOT_LIST_ITEM(Outside.INLINE, Inside.FLOW_ROOT),
    INLINE_FLEX(Outside.INLINE, Inside.FLEX),
    INLINE_GRID(Outside.INLINE, Inside.GRID),
    INLINE_TABLE(Outside.INLINE, Inside.TABLE),
    WEBKIT_INLINE_BOX(Outside.INLINE, Inside.FLEX),
    RUBY(Outside.INLINE, Inside.RUBY),
    TABLE_ROW_GROUP(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_HEADER_GROUP(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_FOOTER_GROUP(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_ROW(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_COLUMN_GROUP(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_COLUMN(Outside.INTERNAL, Inside.TABLE_PART),
    TABLE_CELL(Outside.INTERNAL, Inside.FLOW_ROOT),
    TABLE_CAPTION(Outside.INTERNAL, Inside.FLOW_ROOT),
    RUBY_TEXT(Outside.INTERNAL, Inside.FLOW);

    /** The outer display type: the role of the box in the layout of its parent. */
    public enum Outside {
        NONE,
        BLOCK,
        INLINE,
        INTERNAL
    }

    /** The inner display type: the layout model for the contents of the box. */
    public enum Inside {
        NONE,
        FLOW,
        FLOW_ROOT,
        FLEX,
        GRID,
        TABLE,
        TABLE_PART,
        RUBY
    }

    private final Outside outside;
    private final Inside inside;

    Display(Outside outside, Inside inside) {
        this.outside = outside;
        this.inside = inside;
    }

    public Inside inside() {
        return inside;
    }

    public boolean isBlockLevel() {
        return outside == Outside.BLOCK;
    }

    public boolean isInlineLevel() {
        return outside == Outside.INLINE;
    }

    /** Whether the box is inline-level and monolithic, such as an inline block. */
    public boolean isAtomicInline() {
        return outside == Outside.INLINE && inside != Inside.FLOW && inside != Inside.RUBY;
    }

    /** Whether the box is an inline box, unless the element is replaced. */
    public boolean isInlineBox() {
        return (isInlineLevel() && !isAtomicInline()) || this == RUBY_TEXT;
    }

    public boolean isListItem() {
        return switch (this) {
            case LIST_ITEM, FLOW_ROOT_LIST_ITEM, INLINE_LIST_ITEM, INLINE_FLOW_ROOT_LIST_ITEM ->
                    true;
            default -> false;
        };
    }

    /** Whether the box is a flexible box by the syntax before {@code flex}. */
    public boolean isLegacyFlex() {
        return this == WEBKIT_BOX || this == WEBKIT_INLINE_BOX;
    }

    public boolean isTablePart() {
        return inside == Inside.TABLE_PART || this == TABLE_CELL || this == TABLE_CAPTION;
    }

    /**
     * The value after blockification, which applies to floats, absolutely positioned boxes, flex
     * items, grid items and the root element.
     */
    public Display blockified() {
        return switch (this) {
            case INLINE, INLINE_BLOCK, RUBY_TEXT -> BLOCK;
            case INLINE_LIST_ITEM -> LIST_ITEM;
            case INLINE_FLOW_ROOT_LIST_ITEM -> FLOW_ROOT_LIST_ITEM;
            case INLINE_FLEX -> FLEX;
            case INLINE_GRID -> GRID;
            case INLINE_TABLE -> TABLE;
            case WEBKIT_INLINE_BOX -> WEBKIT_BOX;
            case RUBY -> BLOCK_RUBY;
            default -> isTablePart() ? BLOCK : this;
        };
    }

    /**
     * The value after inlinification, which applies to children of ruby boxes.
     *
     * @see <a href="https://drafts.csswg.org/css-ruby-1/#anon-gen-inlinize">css-ruby-1</a>
     */
    public Display inlinified() {
        return switch (this) {
            case BLOCK, FLOW_ROOT -> INLINE_BLOCK;
            case LIST_ITEM, FLOW_ROOT_LIST_ITEM -> INLINE_FLOW_ROOT_LIST_ITEM;
            case FLEX -> INLINE_FLEX;
            case GRID -> INLINE_GRID;
            case TABLE -> INLINE_TABLE;
            case WEBKIT_BOX -> WEBKIT_INLINE_BOX;
            case BLOCK_RUBY -> RUBY;
            default -> this;
        };
    }

    @Override
    public String css() {
        return switch (this) {
            case WEBKIT_BOX -> "-webkit-box";
            case WEBKIT_INLINE_BOX -> "-webkit-inline-box";
            case FLOW_ROOT_LIST_ITEM -> "flow-root list-item";
            case INLINE_LIST_ITEM -> "inline list-item";
            case INLINE_FLOW_ROOT_LIST_ITEM -> "inline flow-root list-item";
            case BLOCK_RUBY -> "block ruby";
            default -> Keyword.super.css();
        };
    }
}
