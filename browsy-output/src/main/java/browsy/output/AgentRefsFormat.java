package browsy.output;

import browsy.model.InputType;
import browsy.model.Overlay;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen, one aligned line each: {@code @e12 [textbox] "Email" value="ann@example.com"}.
 * What lies over the page comes first.
 */
public final class AgentRefsFormat implements TextFormat {

    private static final AgentRefsFormat STANDARD = new AgentRefsFormat();

    private AgentRefsFormat() {}

    /** The only variant. */
    public static AgentRefsFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "refs";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(256);
        dom.overlays().forEach(overlay -> overlay(text, overlay));
        text.append("Page: ");
        Escapes.quoted(text, dom.title());
        text.append(" (");
        Escapes.address(text, dom.url());
        text.append(")\n");
        List<SpatialElement> shown = dom.visible().stream().filter(this::isWorthALine).toList();
        int refWidth = 0;
        int kindWidth = 0;
        for (SpatialElement element : shown) {
            refWidth = Math.max(refWidth, Integer.toString(element.id()).length());
            kindWidth = Math.max(kindWidth, kind(element).length());
        }
        for (SpatialElement element : shown) {
            line(text, element, refWidth, kindWidth);
            out.append(text);
            text.setLength(0);
        }
        out.append(text);
    }

    /** Landmarks without a name tell nothing in a list that has no levels. */
    private boolean isWorthALine(SpatialElement element) {
        return element.isInteractive() || element.isFormField() || element.displayName() != null;
    }

    private static void overlay(StringBuilder text, Overlay overlay) {
        text.append("⚠ OVERLAY DETECTED: [").append(overlay.kind().wireName()).append("] ");
        Escapes.quoted(text, Objects.requireNonNullElse(overlay.title(), ""));
        Integer handle =
                overlay.dismissIds().isEmpty() ? overlay.elementId() : overlay.dismissIds().get(0);
        if (handle != null) {
            text.append(" @e").append(handle);
        }
        text.append(" — interact with this first\n");
    }

    private static void line(
            StringBuilder text, SpatialElement element, int refWidth, int kindWidth) {
        String ref = Integer.toString(element.id());
        String kind = kind(element);
        text.append("@e").append(ref).append(" ".repeat(refWidth - ref.length()));
        text.append(" [").append(kind).append(']').append(" ".repeat(kindWidth - kind.length()));
        text.append(' ');
        Escapes.quoted(text, Objects.requireNonNullElse(name(element), ""));
        attribute(text, "placeholder", element.placeholder());
        if (!Objects.equals(element.value(), name(element))) {
            attribute(text, "value", element.value());
        }
        mark(text, "DISABLED", element.state().disabled());
        mark(text, "CHECKED", element.state().isChecked());
        mark(text, "SELECTED", Boolean.TRUE.equals(element.state().selected()));
        mark(text, "EXPANDED", Boolean.TRUE.equals(element.state().expanded()));
        mark(text, "COLLAPSED", Boolean.FALSE.equals(element.state().expanded()));
        mark(text, "REQUIRED", element.state().required());
        mark(text, "INVALID", element.state().invalid());
        mark(text, "COVERED", element.visibility().coveredBy() != null);
        text.append('\n');
    }

    private static void attribute(StringBuilder text, String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            text.append(' ').append(name).append('=');
            Escapes.quoted(text, value);
        }
    }

    private static void mark(StringBuilder text, String mark, boolean set) {
        if (set) {
            text.append(" [").append(mark).append(']');
        }
    }

    /** The name, unless it is the placeholder, which is told anyway. */
    private static @Nullable String name(SpatialElement element) {
        String name = element.displayName();
        return Objects.equals(name, element.placeholder()) ? null : name;
    }

    /** The type of a field into which one types, else the role, else that it is text. */
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
