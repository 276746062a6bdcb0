package browsy.style.computed;

import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.TableProperties.BORDER_SPACING;
import static browsy.style.property.TextProperties.LETTER_SPACING;
import static browsy.style.property.TextProperties.TAB_SIZE;
import static browsy.style.property.TextProperties.TEXT_INDENT;
import static browsy.style.property.TextProperties.WORD_SPACING;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.inline.LineHeight;
import browsy.css.value.table.BorderSpacing;
import browsy.css.value.text.TabSize;
import browsy.css.value.text.TextIndent;
import browsy.style.property.Property;

/** Scales the lengths in inherited properties, except the font size, when the zoom changes. */
final class InheritedLengths {

    private InheritedLengths() {}

    static void scale(StyleBuilder builder, double factor) {
        scale(builder, LETTER_SPACING, factor);
        scale(builder, WORD_SPACING, factor);
        if (builder.get(LINE_HEIGHT) instanceof LineHeight.Absolute absolute) {
            builder.set(LINE_HEIGHT, new LineHeight.Absolute(absolute.px() * factor));
        }
        TabSize tab = builder.get(TAB_SIZE);
        if (tab.isLength()) {
            builder.set(TAB_SIZE, new TabSize(tab.value() * factor, true));
        }
        BorderSpacing spacing = builder.get(BORDER_SPACING);
        builder.set(
                BORDER_SPACING,
                new BorderSpacing(spacing.horizontal() * factor, spacing.vertical() * factor));
        TextIndent indent = builder.get(TEXT_INDENT);
        if (indent.amount() instanceof Length length) {
            builder.set(
                    TEXT_INDENT,
                    new TextIndent(
                            Length.px(length.px() * factor), indent.hanging(), indent.eachLine()));
        }
    }

    private static void scale(
            StyleBuilder builder, Property<LengthPercentage> property, double factor) {
        if (builder.get(property) instanceof Length length) {
            builder.set(property, Length.px(length.px() * factor));
        }
    }
}
