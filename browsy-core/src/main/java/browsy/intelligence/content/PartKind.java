package browsy.intelligence.content;

/** The kind of a part of a page, by the words in its class names or id. */
enum PartKind {
    /** The body of an article. */
    BODY,
    /** Comments of readers. */
    COMMENTS(
            "comment",
            "comments",
            "commentlist",
            "disqus",
            "respond",
            "replies",
            "discussion",
            "livefyre",
            "kommentare",
            "comentarios",
            "commentaires",
            "commenti"),
    /** Links to other content of the site or of others. */
    RELATED(
            "related",
            "recommended",
            "recommendation",
            "recommendations",
            "recirc",
            "recirculation",
            "trending",
            "popular",
            "mostread",
            "promo",
            "promos",
            "teaser",
            "teasers",
            "outbrain",
            "taboola",
            "zergnet",
            "revcontent",
            "mgid",
            "similar",
            "upnext",
            "recent",
            "latest",
            "suggested",
            "suggestions",
            "more",
            "also",
            "readmore",
            "alsoread",
            "explore",
            "rail",
            "carousel",
            "prev",
            "previous",
            "next",
            "relacionadas",
            "relacionados",
            "correlati"),
    /** Buttons to share or print the page, or to follow its publisher. */
    SHARE(
            "share",
            "shares",
            "sharing",
            "sharebar",
            "sharedaddy",
            "shareaholic",
            "sharethis",
            "addthis",
            "addtoany",
            "social",
            "socials",
            "follow",
            "jetpack",
            "print",
            "whatsapp"),
    /** Site chrome: navigation, side bars, footers. */
    FRAME(
            "nav",
            "navbar",
            "navigation",
            "menu",
            "submenu",
            "breadcrumb",
            "breadcrumbs",
            "sidebar",
            "footer",
            "masthead",
            "toolbar",
            "pagination",
            "pager",
            "skip",
            "topbar",
            "offcanvas",
            "drawer",
            "sitemap",
            "copyright"),
    /** Captions and credits of images. */
    CAPTION(
            "caption",
            "captions",
            "figcaption",
            "credit",
            "credits",
            "gallery",
            "slideshow",
            "slider",
            "lightbox",
            "legend"),
    /** The author and the date of a text. */
    BYLINE(
            "byline",
            "author",
            "authors",
            "bio",
            "dateline",
            "timestamp",
            "date",
            "datetime",
            "meta",
            "published",
            "pubdate",
            "updated",
            "postmeta",
            "readtime",
            "reporter",
            "contributor",
            "contributors",
            "profile"),
    /** Advertisements, and requests to subscribe or donate. */
    OFFER(
            "ad",
            "ads",
            "advert",
            "adverts",
            "advertisement",
            "advertising",
            "sponsor",
            "sponsored",
            "sponsors",
            "banner",
            "newsletter",
            "newsletters",
            "signup",
            "subscribe",
            "subscription",
            "donate",
            "donation",
            "cta",
            "optin",
            "membership"),
    /** The categories and keywords of a text. */
    TAGS("tags", "tag", "taglist", "keywords", "topics", "categories", "cats", "labels"),
    /** Requests for consent. */
    CONSENT("cookie", "cookies", "consent", "gdpr"),
    /** Overlays. */
    DIALOG("modal", "popup", "dialog", "overlay", "tooltip");

    /** The bits of all kinds that are not part of the text around them: all but {@link #BODY}. */
    static final int APART = (1 << values().length) - 1 - BODY.bit();

    /** The bits of kinds that contain labels and buttons, but no prose. */
    static final int WORDLESS = SHARE.bit() | TAGS.bit();

    private static final NameWords WORDS = words();

    private final String[] words;

    PartKind(String... words) {
        this.words = words;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** Whether a set of bits contains this kind. */
    boolean in(int facts) {
        return (facts & bit()) != 0;
    }

    /**
     * Returns the bits of the kinds that a class name or id indicates.
     *
     * @param maxWords the number of words above which a name indicates no kind
     */
    static int of(String name, int maxWords) {
        return WORDS.read(name, maxWords);
    }

    private static NameWords words() {
        NameWords words = new NameWords(BODY.bit());
        for (PartKind name : values()) {
            for (String word : name.words) {
                words.add(word, name.bit());
            }
        }
        return words;
    }
}
