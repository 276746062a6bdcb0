package browsy.output;

import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.InputType;
import browsy.model.Overlay;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lists the visible elements, one aligned line each: {@code @e12 [textbox] "Email"
 * value="ann@example.com"}. Overlays come first. An element inside the text of another one is
 * written as a reference: {@code @e4 [text] "Read the @e5 first."}.
 */
public final class AgentRefsFormat implements TextFormat {

    private static final ReferenceSyntax SYNTAX = ReferenceSyntax.AT;

    private static final AgentRefsFormat STANDARD = new AgentRefsFormat(Head.FULL);

    private final Head head;

    private AgentRefsFormat(Head head) {
        this.head = head;
    }

    /** Returns the only variant of this format. */
    public static AgentRefsFormat standard() {
        return STANDARD;
    }

    @Override
    public AgentRefsFormat headed(Head newHead) {
        return new AgentRefsFormat(newHead);
    }

    @Override
    public String name() {
        return "refs";
    }

    /**
     * Writes the head, then one line per element. References and kinds are padded to the widths of
     * the widest ones.
     */
    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(256);
        switch (head) {
            case FULL -> {
                dom.overlays().forEach(overlay -> overlay(text, overlay));
                page(text, dom.title(), dom.url());
            }
            case BRIEF ->
                    page(text, Header.briefTitle(dom.title()), Header.briefAddress(dom.url()));
            case NONE -> {}
        }
        RepeatedText repeated = new RepeatedText(dom);
        SpatialDom listed = dom.keeping(element -> isListed(element) && !repeated.test(element));
        List<SpatialElement> shown = listed.elements();
        QuotedText names = new QuotedText(listed, SYNTAX);
        int refWidth = 0;
        int kindWidth = 0;
        for (SpatialElement element : shown) {
            refWidth = Math.max(refWidth, Integer.toString(element.id()).length());
            // Landmarks structure the list. The column of names is not aligned with theirs.
            int width = element.isLandmark() ? 0 : kind(element).length();
            kindWidth = Math.max(kindWidth, width);
        }
        for (SpatialElement element : shown) {
            start(text, element, refWidth);
            nameAndText(text, element, kindWidth, names);
            attributesAndStates(text, element);
            text.append('\n');
            out.append(text);
            text.setLength(0);
        }
        out.append(text);
    }

    private static void page(StringBuilder text, String title, String address) {
        text.append("Page: ");
        SYNTAX.quoted(text, title);
        text.append(" (");
        Escapes.address(text, address);
        text.append(")\n");
    }

    private static boolean isListed(SpatialElement element) {
        return !element.hidden()
                && (element.isInteractive()
                        || element.isFormField()
                        || element.isLandmark()
                        || element.alertType() != null
                        || element.displayName() != null);
    }

    private static void overlay(StringBuilder text, Overlay overlay) {
        text.append("⚠ OVERLAY DETECTED: [").append(overlay.kind().wireName()).append("] ");
        SYNTAX.quoted(text, Objects.requireNonNullElse(overlay.title(), ""));
        Integer handle =
                overlay.dismissIds().isEmpty() ? overlay.elementId() : overlay.dismissIds().get(0);
        if (handle != null) {
            text.append(" @e").append(handle);
        }
        text.append(" — interact with this first\n");
    }

    private static void start(StringBuilder text, SpatialElement element, int refWidth) {
        String ref = Integer.toString(element.id());
        text.append("@e").append(ref).append(" ".repeat(refWidth - ref.length()));
        text.append(" [").append(kind(element)).append(']');
    }

    /**
     * Writes the name, then the text. A name that equals the placeholder is omitted, because the
     * placeholder is written as an attribute.
     */
    private static void nameAndText(
            StringBuilder text, SpatialElement element, int kindWidth, QuotedText names) {
        boolean isPlaceholder = Objects.equals(element.displayName(), element.placeholder());
        String name = isPlaceholder ? null : names.name(element);
        String words = names.words(element);
        if (name == null && words == null && element.isLandmark()) {
            return;
        }
        text.append(" ".repeat(Math.max(1, kindWidth - kind(element).length() + 1)));
        text.append(name != null ? name : Objects.requireNonNullElse(words, "\"\""));
        if (name != null && words != null) {
            text.append(" text=").append(words);
        }
    }

    /** Writes the placeholder, values and states of an element. */
    private static void attributesAndStates(StringBuilder text, SpatialElement element) {
        attribute(text, "placeholder", element.placeholder());
        for (String value : ChosenValues.of(element)) {
            if (!value.equals(element.displayName())) {
                attribute(text, "value", value);
            }
        }
        ElementState state = element.state();
        mark(text, "DISABLED", state.disabled());
        mark(text, "READONLY", state.readOnly());
        mark(text, "MULTIPLE", element.constraints().multiple());
        mark(text, "CHECKED", state.isChecked());
        mark(text, "MIXED", state.checked() == CheckedState.MIXED);
        mark(text, "OFF", isOff(element));
        mark(text, "PRESSED", state.pressed() == CheckedState.TRUE);
        mark(text, "SELECTED", Boolean.TRUE.equals(state.selected()));
        mark(text, "EXPANDED", Boolean.TRUE.equals(state.expanded()));
        mark(text, "COLLAPSED", Boolean.FALSE.equals(state.expanded()));
        mark(text, "REQUIRED", state.required());
        mark(text, "INVALID", state.invalid());
        mark(text, "COVERED", element.visibility().coveredBy() != null);
        mark(text, "CLICK-THROUGH", ClickThrough.isMarked(element));
        String message = Messages.kind(element);
        if (message != null) {
            mark(text, "ALERT " + message, true);
        }
    }

    private static boolean isOff(SpatialElement element) {
        return element.role() == Role.SWITCH && element.state().checked() == CheckedState.FALSE;
    }

    private static void attribute(StringBuilder text, String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            text.append(' ').append(name).append('=');
            SYNTAX.quoted(text, value);
        }
    }

    private static void mark(StringBuilder text, String mark, boolean set) {
        if (set) {
            text.append(" [").append(mark).append(']');
        }
    }

    /** Returns the type of a text field, otherwise the role, otherwise {@code text}. */
    private static String kind(SpatialElement element) {
        InputType type = element.inputType();
        if (type != null
                && type != InputType.TEXT
                && (type.isTextual() || element.role() == null)) {
            return type.wireName();
        }
        return element.role() == null ? "text" : element.role().wireName();
    }
}
