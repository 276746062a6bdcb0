package browsy.output;

import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes what a line of the compact format tells of an element, without where it is. */
final class CompactLine {

    /** What stands in brackets after a tag and is no name of a field. */
    private static final Set<String> MARKS = Set.of("v", " ", "*", "dis", "ro", "multi");

    /** What ends a text in quotes. */
    private static final String QUOTED = "\"\\";

    private final Function<SpatialElement, @Nullable String> captions;
    private final IntPredicate listed;
    private final RelativeAddress addresses;

    private CompactLine(
            Function<SpatialElement, @Nullable String> captions, IntPredicate listed, String page) {
        this.captions = captions;
        this.listed = listed;
        addresses = new RelativeAddress(page);
    }

    /** Lines in a list of all elements of a page. */
    static CompactLine of(SpatialDom dom) {
        return new CompactLine(new Captions(dom)::of, id -> dom.get(id).isPresent(), dom.url());
    }

    /** Lines of elements whose page is known to the reader. */
    static CompactLine alone() {
        return new CompactLine(Captions::shown, id -> true, "");
    }

    /** Everything of a line between the mark of hidden elements and the width. */
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
        bracketed(line, "[=", value(element));
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
        line.append(element.constraints().multiple() ? " [multi]" : "");
    }

    /** The value, or all that are chosen. */
    private static @Nullable String value(SpatialElement element) {
        return element.constraints().multiple() && !element.options().isEmpty()
                ? element.options().stream()
                        .filter(SelectOption::selected)
                        .map(SelectOption::value)
                        .collect(Collectors.joining("|"))
                : element.value();
    }

    private void caption(StringBuilder line, SpatialElement element) {
        String caption = captions.apply(element);
        // What stands in a message has lines of its own.
        if (element.hasReferences() && element.alertType() == null) {
            line.append(" \"");
            element.runs().forEach(run -> run(line, run));
            line.append('"');
        } else if (caption != null) {
            line.append(" \"");
            Escapes.unreferred(line, caption, QUOTED);
            line.append('"');
        }
    }

    private void run(StringBuilder line, Run run) {
        if (run instanceof Run.Text text) {
            Escapes.unreferred(line, text.text(), QUOTED);
        } else if (run instanceof Run.Reference reference && listed.test(reference.id())) {
            line.append('[').append(reference.id()).append(']');
        }
    }

    /** Whether a field is named like one of the marks that stand in brackets, too. */
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
