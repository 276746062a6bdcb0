package browsy.output;

import browsy.model.InputType;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One bracketed line for each element, for language models: {@code [34:button "Sign in" wide]}.
 *
 * <p>Line: {@code [}, {@code !} if hidden, id, {@code :tag}, {@code :type} of inputs that are not
 * plain text, {@code [name]}, {@code [v]} if checked, {@code [*]} if required, {@code [=value]}, in
 * quotes the text, else the placeholder, else a name that no other line says, {@code ->} and the
 * address, width of controls, {@code @} and place if another element looks the same, choices of a
 * select in braces, {@code ]}.
 */
public final class CompactFormat implements TextFormat {

    private static final int MAX_OPTIONS = 10;

    private static final CompactFormat STANDARD = new CompactFormat(true, false, false);

    private final boolean header;
    private final boolean pageFacts;
    private final boolean coordinates;

    private CompactFormat(boolean header, boolean pageFacts, boolean coordinates) {
        this.header = header;
        this.pageFacts = pageFacts;
        this.coordinates = coordinates;
    }

    /** Elements below a header of title, address, viewport and number of elements. */
    public static CompactFormat standard() {
        return STANDARD;
    }

    /** The same without the header. */
    public CompactFormat withoutHeader() {
        return new CompactFormat(false, false, coordinates);
    }

    /** The same with type, actions, CAPTCHA, block and overlays in the header. */
    public CompactFormat withPageFacts() {
        return new CompactFormat(true, true, coordinates);
    }

    /** The same with boxes, {@code @x,y wxh} in CSS px, in place of words for width and place. */
    public CompactFormat withCoordinates() {
        return new CompactFormat(header, pageFacts, true);
    }

    @Override
    public String name() {
        return coordinates ? "compact-boxes" : "compact";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(256);
        if (header) {
            Header.write(dom, pageFacts, text);
        }
        Captions captions = new Captions(dom);
        Region regions = new Region(dom);
        for (SpatialElement element : dom.elements()) {
            text.append('[').append(element.hidden() ? "!" : "");
            body(text, element, captions.of(element));
            if (coordinates) {
                text.append(" @");
                Escapes.box(text, element.bounds());
            } else {
                size(text, element, dom.viewport());
                String region = regions.of(element);
                if (!region.isEmpty()) {
                    text.append(" @").append(region);
                }
            }
            options(text, element.options());
            text.append("]\n");
            out.append(text);
            text.setLength(0);
        }
        out.append(text);
    }

    /** Everything of a line between the mark of hidden elements and the width. */
    static void body(StringBuilder line, SpatialElement element, @Nullable String caption) {
        line.append(element.id()).append(':');
        Escapes.escaped(line, element.tag(), "[]\"\\");
        InputType type = element.inputType();
        if (type != null && type != InputType.TEXT) {
            line.append(':').append(type.wireName());
        }
        bracketed(line, looksLikeMark(element.name()) ? "[\\" : "[", element.name());
        if (element.state().isChecked()) {
            line.append(" [v]");
        }
        if (element.state().required()) {
            line.append(" [*]");
        }
        bracketed(line, "[=", element.value());
        if (caption != null) {
            line.append(' ');
            Escapes.quoted(line, caption);
        }
        if (element.href() != null) {
            line.append(" ->");
            Escapes.address(line, element.href());
        }
    }

    /** Whether a field is named like one of the marks that stand in brackets, too. */
    private static boolean looksLikeMark(@Nullable String name) {
        return name != null && (name.equals("v") || name.equals("*") || name.startsWith("="));
    }

    private static void bracketed(StringBuilder line, String open, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            line.append(' ').append(open);
            Escapes.escaped(line, text, "]\\");
            line.append(']');
        }
    }

    static void size(StringBuilder line, SpatialElement element, Viewport viewport) {
        String hint = SizeHint.of(element, viewport);
        if (!hint.isEmpty()) {
            line.append(' ').append(hint);
        }
    }

    static void options(StringBuilder line, List<SelectOption> options) {
        if (options.isEmpty()) {
            return;
        }
        line.append(" {");
        for (int i = 0; i < Math.min(options.size(), MAX_OPTIONS); i++) {
            SelectOption option = options.get(i);
            line.append(i == 0 ? "" : "|");
            Escapes.escaped(line, option.label(), "|{}=\\");
            if (!option.value().equals(option.label())) {
                line.append('=');
                Escapes.escaped(line, option.value(), "|{}=\\");
            }
        }
        if (options.size() > MAX_OPTIONS) {
            line.append("|+").append(options.size() - MAX_OPTIONS);
        }
        line.append('}');
    }
}
