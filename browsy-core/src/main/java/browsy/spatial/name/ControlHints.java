package browsy.spatial.name;

import browsy.html.AttributeKind;
import browsy.spatial.text.FlatString;
import browsy.spatial.tree.FlatTree;
import java.util.Locale;
import java.util.Set;

/**
 * Guesses a label for a control without text and name: from the tooltip that a script shows, its
 * description, or the name of its icon. It is meant for readers who cannot see the icon and is no
 * accessible name.
 */
public final class ControlHints {

    /** The prefixes of well-known icon sets. */
    private static final Set<String> ICON_SETS =
            Set.of(
                    "bi",
                    "bx",
                    "codicon",
                    "dashicons",
                    "fa",
                    "fab",
                    "fad",
                    "fal",
                    "far",
                    "fas",
                    "feather",
                    "fi",
                    "glyphicon",
                    "icofont",
                    "icon",
                    "icons",
                    "ion",
                    "la",
                    "lab",
                    "las",
                    "lni",
                    "lucide",
                    "mdi",
                    "octicon",
                    "oi",
                    "ph",
                    "ri",
                    "ti",
                    "typcn",
                    "uil",
                    "zmdi");

    /** Class name parts that denote the size or style of an icon. */
    private static final Set<String> MODIFIERS =
            Set.of(
                    "2xl",
                    "animated",
                    "bold",
                    "border",
                    "brands",
                    "default",
                    "disabled",
                    "duotone",
                    "fixed",
                    "flip",
                    "fw",
                    "has",
                    "inverse",
                    "just",
                    "large",
                    "left",
                    "lg",
                    "light",
                    "md",
                    "medium",
                    "only",
                    "primary",
                    "pull",
                    "pulse",
                    "regular",
                    "right",
                    "rotate",
                    "secondary",
                    "sharp",
                    "size",
                    "sm",
                    "small",
                    "solid",
                    "spin",
                    "stack",
                    "thin",
                    "white",
                    "with",
                    "wrapper",
                    "xl",
                    "xs",
                    "xxs");

    /** Class name parts that denote an icon or its container, but not which icon. */
    private static final Set<String> FILLERS =
            Set.of(
                    "background",
                    "bg",
                    "btn",
                    "button",
                    "ico",
                    "icon",
                    "icons",
                    "img",
                    "svg",
                    "symbol");

    private static final String ICON = "-icon";

    /** What precedes the name of the icon in classes of libraries, such as {@code x-icon-close}. */
    private static final String INFIX = "-icon-";

    private static final int MAX_LENGTH = 60;

    private static final int MAX_EXAMINED = 200;

    /** The greatest number of digits in the name of an icon. Names with more are file names. */
    private static final int MAX_DIGITS = 2;

    private final FlatTree tree;
    private final AccessibleNames names;

    public ControlHints(FlatTree tree, AccessibleNames names) {
        this.tree = tree;
        this.names = names;
    }

    /** The hint of a control, empty if there is none. */
    public String of(int index) {
        String tooltip = tree.has(index, AttributeKind.TOOLTIP) ? tooltip(index) : "";
        if (!tooltip.isEmpty()) {
            return tooltip;
        }
        String description =
                tree.has(index, AttributeKind.ARIA_DESCRIPTION)
                        ? names.description(tree.element(index), "")
                        : "";
        return description.isEmpty() ? icon(index) : description;
    }

    private String tooltip(int index) {
        for (String attribute : AttributeKind.TOOLTIPS) {
            String tooltip = FlatString.collapse(tree.attribute(index, attribute));
            // The value may only be a switch, or markup.
            if (!tooltip.isEmpty() && !tooltip.equals("true") && tooltip.indexOf('<') < 0) {
                return tooltip;
            }
        }
        return "";
    }

    /**
     * The name of the icon: from the classes of an icon set, or else from a class such as {@code
     * search-icon}.
     */
    private String icon(int control) {
        int end = Math.min(tree.end(control), control + MAX_EXAMINED);
        String called = "";
        for (int i = control; i < end; i++) {
            String name = iconOf(i, control);
            if (!name.isEmpty() && name.length() <= MAX_LENGTH) {
                return name;
            }
            if (called.isEmpty()) {
                String own = calledIcon(tree.classes(i));
                called = own.length() <= MAX_LENGTH ? own : "";
            }
        }
        return called;
    }

    private String iconOf(int index, int control) {
        String named = tree.has(index, AttributeKind.ICON_NAME) ? iconName(index) : "";
        if (!named.isEmpty()) {
            return words(named.substring(named.indexOf(':') + 1));
        }
        switch (tree.tag(index)) {
            case "use":
                String address = tree.attribute(index, "href");
                address = address.isEmpty() ? tree.attribute(index, "xlink:href") : address;
                int fragment = address.indexOf('#');
                return fragment < 0 ? "" : words(address.substring(fragment + 1));
            case "ion-icon":
                return words(tree.attribute(index, "name"));
            default:
                boolean drawn = tree.tag(index).equals("i") && index != control;
                return ofClasses(tree.classes(index), drawn);
        }
    }

    private String iconName(int index) {
        for (String attribute : AttributeKind.ICON_NAMES) {
            String name = tree.attribute(index, attribute);
            if (!name.isEmpty()) {
                return name;
            }
        }
        return "";
    }

    private static String calledIcon(String[] classes) {
        for (String name : classes) {
            String lower = name.toLowerCase(Locale.ROOT);
            if (lower.length() > ICON.length()
                    && (lower.endsWith("-icon") || lower.endsWith("_icon"))) {
                return words(lower.substring(0, lower.length() - ICON.length()));
            }
        }
        return "";
    }

    /**
     * The name of the icon that classes denote, empty if there is none.
     *
     * @param drawn whether the element contains nothing but an icon. Then {@code x-trash} counts
     *     beside a class {@code x}, even if {@code x} is no known icon set
     */
    private static String ofClasses(String[] classes, boolean drawn) {
        for (String name : classes) {
            String lower = name.toLowerCase(Locale.ROOT);
            int infix = lower.indexOf(INFIX);
            int dash = infix < 0 ? lower.indexOf('-') : infix + INFIX.length() - 1;
            String set = dash < 0 ? "" : lower.substring(0, dash);
            if (infix >= 0 || ICON_SETS.contains(set) || (drawn && contains(classes, set))) {
                String icon = words(lower.substring(dash + 1));
                if (!icon.isEmpty()) {
                    return icon;
                }
            }
        }
        return "";
    }

    private static boolean contains(String[] classes, String name) {
        for (String other : classes) {
            if (other.equalsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Splits the name of an icon into words. Returns an empty text if the name denotes only a style
     * or is no word.
     */
    private static String words(String name) {
        StringBuilder words = new StringBuilder();
        String lower = name.toLowerCase(Locale.ROOT);
        int digits = 0;
        for (int start = 0; start < lower.length(); ) {
            int end = start;
            while (end < lower.length() && !isSeparator(lower.charAt(end))) {
                end++;
            }
            String word = lower.substring(start, end);
            start = end + 1;
            if (!word.isEmpty() && !FILLERS.contains(word)) {
                if (words.isEmpty() && MODIFIERS.contains(word)) {
                    return "";
                }
                words.append(words.isEmpty() ? "" : " ").append(word);
                digits += digits(word);
            }
        }
        boolean spoken = words.length() > 1 && digits <= MAX_DIGITS;
        return spoken && Character.isLetter(words.charAt(0)) ? words.toString() : "";
    }

    private static boolean isSeparator(char c) {
        return c == '-' || c == '_' || FlatString.isSpace(c);
    }

    private static int digits(String word) {
        int digits = 0;
        for (int i = 0; i < word.length(); i++) {
            digits += Character.isDigit(word.charAt(i)) ? 1 : 0;
        }
        return digits;
    }
}
