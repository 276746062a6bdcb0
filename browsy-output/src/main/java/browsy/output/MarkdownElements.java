package browsy.output;

import browsy.content.ContentBox;
import browsy.content.Meaning;
import browsy.model.ElementState;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes the facts about elements that Markdown contains in addition to their text: URLs, ids,
 * roles, values and states.
 */
final class MarkdownElements {

    private static final int MAX_OPTIONS = 10;

    private final SpatialDom dom;
    private final MarkdownAddresses addresses;

    MarkdownElements(SpatialDom dom) {
        this.dom = dom;
        this.addresses = new MarkdownAddresses(dom.url());
    }

    /** Returns the element of a box if it is a visible control; otherwise null. */
    @Nullable SpatialElement controlOf(ContentBox box) {
        SpatialElement element = shown(box.id());
        return element != null && (element.isInteractive() || element.isFormField())
                ? element
                : null;
    }

    private @Nullable SpatialElement shown(@Nullable Integer id) {
        return id == null ? null : dom.get(id).filter(element -> !element.hidden()).orElse(null);
    }

    /**
     * Tests whether the element of a box is a button, a field, or another control without a URL.
     */
    boolean isControl(ContentBox box) {
        SpatialElement element = controlOf(box);
        return element != null
                && (element.isFormField()
                        || element.role() == Role.BUTTON
                        || element.href() == null);
    }

    /**
     * Returns the destination and title of a link: URL and id for a link with a usable URL, id and
     * role for other controls.
     */
    String target(SpatialElement element) {
        String about = about(element);
        String href = element.href();
        Role role = element.role();
        boolean link = role != null && role.isA(Role.LINK);
        String address = link && href != null ? addresses.of(href) : "";
        StringBuilder target = new StringBuilder();
        if (address.isEmpty()) {
            target.append('#').append(element.id());
            if (!about.isEmpty()) {
                target.append(" \"").append(about).append('"');
            }
        } else {
            target.append(address).append(" \"#").append(element.id());
            target.append(about.isEmpty() ? "" : ", ").append(about).append('"');
        }
        return target.toString();
    }

    /** Returns an image with its alternative text. */
    String picture(Meaning.Image image, @Nullable Integer id) {
        String alternative = image.alternative();
        SpatialElement element = shown(id);
        if (alternative.isEmpty() && element != null && element.displayName() != null) {
            alternative = element.displayName();
        }
        String address = image.address();
        return picture(alternative, address == null ? "" : addresses.of(address));
    }

    /** Returns embedded content as an image with its name; empty if it has no name. */
    String embedded(ContentBox box) {
        SpatialElement element = shown(box.id());
        String name = element == null ? null : element.displayName();
        return name == null || name.isBlank() ? "" : picture(name, "");
    }

    private static String picture(String alternative, String address) {
        StringBuilder text = new StringBuilder("![");
        MarkdownText.Around around = new MarkdownText.Around('[', ']');
        MarkdownText.inline(text, alternative.strip(), around, true);
        return text.append("](").append(address).append(')').toString();
    }

    /** Returns the role, value and states of a control; empty for a link without states. */
    private static String about(SpatialElement element) {
        StringBuilder about = new StringBuilder();
        if (element.role() != Role.LINK) {
            about.append(element.role() == null ? element.tag() : element.role().wireName());
        }
        ElementState state = element.state();
        String value = element.value();
        if (value != null && !value.isEmpty() && element.isFormField() && state.checked() == null) {
            add(about, "value " + value);
        }
        if (!element.options().isEmpty()) {
            add(about, "options " + options(element.options()));
        }
        if (state.checked() != null) {
            add(about, state.isChecked() ? "checked" : "not checked");
        }
        if (state.expanded() != null) {
            add(about, state.expanded() ? "expanded" : "collapsed");
        }
        if (state.disabled()) {
            add(about, "disabled");
        }
        if (ClickThrough.isMarked(element)) {
            add(about, "click-through");
        }
        if (state.required()) {
            add(about, "required");
        }
        StringBuilder title = new StringBuilder();
        MarkdownText.title(title, about.toString());
        return title.toString();
    }

    private static void add(StringBuilder about, String fact) {
        about.append(about.length() == 0 ? "" : ", ").append(fact);
    }

    private static String options(List<SelectOption> options) {
        String labels =
                options.stream()
                        .limit(MAX_OPTIONS)
                        .map(SelectOption::label)
                        .collect(Collectors.joining(" | "));
        int more = options.size() - MAX_OPTIONS;
        return more > 0 ? labels + " | +" + more : labels;
    }
}
