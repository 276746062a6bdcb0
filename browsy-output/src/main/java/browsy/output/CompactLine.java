package browsy.output;

import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes the line of an element in the compact format, except for its size and region. */
final class CompactLine {

    /** The states that are written in brackets, like the name of a field. */
    private static final Set<String> MARKS = Set.of("v", " ", "*", "dis", "ro", "thru", "multi");

    private final Function<SpatialElement, @Nullable String> captions;
    private final RunReader sentences;
    private final RelativeAddress addresses;

    private CompactLine(
            Function<SpatialElement, @Nullable String> captions, RunReader sentences, String page) {
        this.captions = captions;
        this.sentences = sentences;
        addresses = new RelativeAddress(page);
    }

    /** Creates the writer for a list of all elements of a page. */
    static CompactLine of(SpatialDom dom) {
        return new CompactLine(new Captions(dom)::of, RunReader.of(dom), dom.url());
    }

    /**
     * Creates the writer for a delta. Its reader has the other elements, so every reference is
     * written.
     */
    static CompactLine alone() {
        return new CompactLine(Captions::shown, new RunReader(id -> true), "");
    }

    /** Writes the line from the id to the URL. */
    void body(StringBuilder line, SpatialElement element) {
        line.append(element.id()).append(':');
        Escapes.escaped(line, element.tag(), "[]\"\\");
        InputType type = element.inputType();
        if (type != null && type != InputType.TEXT) {
            line.append(':').append(type.wireName());
        }
        if (element.alertType() != null) {
            line.append(" !").append(element.alertType().wireName());
        }
        bracketed(line, looksLikeMark(element.name()) ? "[\\" : "[", element.name());
        states(line, element);
        value(line, element);
        caption(line, element);
        if (element.href() != null) {
            line.append(" ->");
            Escapes.address(line, addresses.of(element.href()));
        }
    }

    private static void states(StringBuilder line, SpatialElement element) {
        ElementState state = element.state();
        if (state.isChecked() || state.pressed() == CheckedState.TRUE) {
            line.append(" [v]");
        } else if (element.role() == Role.SWITCH || state.pressed() == CheckedState.FALSE) {
            line.append(" [ ]");
        }
        line.append(state.required() ? " [*]" : "");
        line.append(state.disabled() ? " [dis]" : "");
        line.append(state.readOnly() ? " [ro]" : "");
        line.append(ClickThrough.isMarked(element) ? " [thru]" : "");
        line.append(element.constraints().multiple() ? " [multi]" : "");
    }

    /** The value, or all chosen values separated by bars. */
    private static void value(StringBuilder line, SpatialElement element) {
        if (!element.constraints().multiple() || element.options().isEmpty()) {
            bracketed(line, "[=", element.value());
            return;
        }
        String open = " [=";
        for (SelectOption option : element.options()) {
            if (option.selected()) {
                line.append(open);
                Escapes.escaped(line, option.value(), "|]\\");
                open = "|";
            }
        }
        line.append(open.equals("|") ? "]" : "");
    }

    private void caption(StringBuilder line, SpatialElement element) {
        if (element.hasReferences() && !isMessageOfParts(element)) {
            line.append(" \"");
            sentences.write(element, new Quoted(line));
            line.append('"');
            return;
        }
        String caption = captions.apply(element);
        if (caption != null) {
            line.append(' ');
            ReferenceSyntax.NUMBERS.quoted(line, caption);
        }
    }

    /** Whether an element is a message without words of its own; its parts have their own lines. */
    private static boolean isMessageOfParts(SpatialElement element) {
        return element.alertType() != null && element.text() == null;
    }

    /** Writes text and references inside double quotes. */
    private record Quoted(StringBuilder line) implements RunReader.Sink {
        @Override
        public void text(String words) {
            ReferenceSyntax.NUMBERS.words(line, words);
        }

        @Override
        public void reference(int id) {
            ReferenceSyntax.NUMBERS.reference(line, id);
        }
    }

    /** Tests whether the name of a field could be mistaken for a state or value. */
    private static boolean looksLikeMark(@Nullable String name) {
        return name != null && (MARKS.contains(name) || name.startsWith("="));
    }

    private static void bracketed(StringBuilder line, String open, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            line.append(' ').append(open);
            Escapes.escaped(line, text, "]\\");
            line.append(']');
        }
    }
}
