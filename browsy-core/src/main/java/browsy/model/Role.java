package browsy.model;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The role of an element: a concrete role of WAI-ARIA 1.3, DPUB-ARIA or Graphics-ARIA. Unknown role
 * tokens are ignored.
 *
 * @see <a href="https://w3c.github.io/aria/#role_definitions">WAI-ARIA roles</a>
 */
public enum Role implements Named {
    ALERT("alert"),
    ALERTDIALOG("alertdialog"),
    APPLICATION("application"),
    ARTICLE("article"),
    BANNER("banner"),
    BLOCKQUOTE("blockquote"),
    BUTTON("button"),
    CAPTION("caption"),
    CELL("cell"),
    CHECKBOX("checkbox"),
    CODE("code"),
    COLUMNHEADER("columnheader"),
    COMBOBOX("combobox"),
    COMMENT("comment"),
    COMPLEMENTARY("complementary"),
    CONTENTINFO("contentinfo"),
    DEFINITION("definition"),
    DELETION("deletion"),
    DIALOG("dialog"),
    DIRECTORY("directory"),
    DOCUMENT("document"),
    EMPHASIS("emphasis"),
    FEED("feed"),
    FIGURE("figure"),
    FORM("form"),
    GENERIC("generic"),
    GRID("grid"),
    GRIDCELL("gridcell"),
    GROUP("group"),
    HEADING("heading"),
    IMG("img"),
    INSERTION("insertion"),
    LINK("link"),
    LIST("list"),
    LISTBOX("listbox"),
    LISTITEM("listitem"),
    LOG("log"),
    MAIN("main"),
    MARK("mark"),
    MARQUEE("marquee"),
    MATH("math"),
    MENU("menu"),
    MENUBAR("menubar"),
    MENUITEM("menuitem"),
    MENUITEMCHECKBOX("menuitemcheckbox"),
    MENUITEMRADIO("menuitemradio"),
    METER("meter"),
    NAVIGATION("navigation"),
    NONE("none"),
    NOTE("note"),
    OPTION("option"),
    PARAGRAPH("paragraph"),
    PRESENTATION("presentation"),
    PROGRESSBAR("progressbar"),
    RADIO("radio"),
    RADIOGROUP("radiogroup"),
    REGION("region"),
    ROW("row"),
    ROWGROUP("rowgroup"),
    ROWHEADER("rowheader"),
    SCROLLBAR("scrollbar"),
    SEARCH("search"),
    SEARCHBOX("searchbox"),
    SECTIONFOOTER("sectionfooter"),
    SECTIONHEADER("sectionheader"),
    SEPARATOR("separator"),
    SLIDER("slider"),
    SPINBUTTON("spinbutton"),
    STATUS("status"),
    STRONG("strong"),
    SUBSCRIPT("subscript"),
    SUGGESTION("suggestion"),
    SUPERSCRIPT("superscript"),
    SWITCH("switch"),
    TAB("tab"),
    TABLE("table"),
    TABLIST("tablist"),
    TABPANEL("tabpanel"),
    TERM("term"),
    TEXTBOX("textbox"),
    TIME("time"),
    TIMER("timer"),
    TOOLBAR("toolbar"),
    TOOLTIP("tooltip"),
    TREE("tree"),
    TREEGRID("treegrid"),
    TREEITEM("treeitem"),
    DOC_ABSTRACT("doc-abstract"),
    DOC_ACKNOWLEDGMENTS("doc-acknowledgments"),
    DOC_AFTERWORD("doc-afterword"),
    DOC_APPENDIX("doc-appendix"),
    DOC_BACKLINK("doc-backlink"),
    DOC_BIBLIOENTRY("doc-biblioentry"),
    DOC_BIBLIOGRAPHY("doc-bibliography"),
    DOC_BIBLIOREF("doc-biblioref"),
    DOC_CHAPTER("doc-chapter"),
    DOC_COLOPHON("doc-colophon"),
    DOC_CONCLUSION("doc-conclusion"),
    DOC_COVER("doc-cover"),
    DOC_CREDIT("doc-credit"),
    DOC_CREDITS("doc-credits"),
    DOC_DEDICATION("doc-dedication"),
    DOC_ENDNOTE("doc-endnote"),
    DOC_ENDNOTES("doc-endnotes"),
    DOC_EPIGRAPH("doc-epigraph"),
    DOC_EPILOGUE("doc-epilogue"),
    DOC_ERRATA("doc-errata"),
    DOC_EXAMPLE("doc-example"),
    DOC_FOOTNOTE("doc-footnote"),
    DOC_FOREWORD("doc-foreword"),
    DOC_GLOSSARY("doc-glossary"),
    DOC_GLOSSREF("doc-glossref"),
    DOC_INDEX("doc-index"),
    DOC_INTRODUCTION("doc-introduction"),
    DOC_NOTEREF("doc-noteref"),
    DOC_NOTICE("doc-notice"),
    DOC_PAGEBREAK("doc-pagebreak"),
    DOC_PAGEFOOTER("doc-pagefooter"),
    DOC_PAGEHEADER("doc-pageheader"),
    DOC_PAGELIST("doc-pagelist"),
    DOC_PART("doc-part"),
    DOC_PREFACE("doc-preface"),
    DOC_PROLOGUE("doc-prologue"),
    DOC_PULLQUOTE("doc-pullquote"),
    DOC_QNA("doc-qna"),
    DOC_SUBTITLE("doc-subtitle"),
    DOC_TIP("doc-tip"),
    DOC_TOC("doc-toc"),
    GRAPHICS_DOCUMENT("graphics-document"),
    GRAPHICS_OBJECT("graphics-object"),
    GRAPHICS_SYMBOL("graphics-symbol");

    private static final Map<String, Role> BY_NAME = Named.index(Role.class);

    private final String wireName;

    Role(String wireName) {
        this.wireName = wireName;
    }

    /** The token in a role attribute. */
    @Override
    public String wireName() {
        return wireName;
    }

    /**
     * The role for a token, in any case; empty if there is none. {@code image} is a synonym of
     * {@code img}.
     */
    public static Optional<Role> of(String token) {
        String name = token.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(name.equals("image") ? IMG : BY_NAME.get(name));
    }

    /**
     * The role for a role attribute: the first token that is a known role, because authors list
     * fallbacks after the preferred role. Empty if there is none.
     */
    public static Optional<Role> ofAttribute(String attribute) {
        for (String token : attribute.strip().split("\\s+")) {
            Optional<Role> role = of(token);
            if (role.isPresent()) {
                return role;
            }
        }
        return Optional.empty();
    }

    /**
     * Whether the role is a landmark role, which marks a part of the page for navigation.
     *
     * @see <a href="https://w3c.github.io/aria/#landmark_roles">landmark roles</a>
     */
    public boolean isLandmark() {
        return switch (this) {
            case BANNER, COMPLEMENTARY, CONTENTINFO, FORM, MAIN, NAVIGATION, REGION, SEARCH -> true;
            default -> false;
        };
    }

    /**
     * Whether this role is the other role or a subclass of it. Among the subclasses are the link
     * roles of digital publications, such as the reference to a footnote.
     *
     * @see <a href="https://www.w3.org/TR/dpub-aria-1.1/#role_definitions">superclass roles</a>
     */
    public boolean isA(Role other) {
        return this == other
                || other == LINK
                        && switch (this) {
                            case DOC_BACKLINK, DOC_BIBLIOREF, DOC_GLOSSREF, DOC_NOTEREF -> true;
                            default -> false;
                        };
    }

    /**
     * Whether the role is a widget role, whose elements are interactive.
     *
     * @see <a href="https://w3c.github.io/aria/#widget_roles">widget roles</a>
     */
    public boolean isWidget() {
        return switch (this) {
            case BUTTON,
                    CHECKBOX,
                    COMBOBOX,
                    GRIDCELL,
                    LINK,
                    LISTBOX,
                    MENUITEM,
                    MENUITEMCHECKBOX,
                    MENUITEMRADIO,
                    OPTION,
                    RADIO,
                    SCROLLBAR,
                    SEARCHBOX,
                    SLIDER,
                    SPINBUTTON,
                    SWITCH,
                    TAB,
                    TEXTBOX,
                    TREEITEM ->
                    true;
            default -> false;
        };
    }
}
