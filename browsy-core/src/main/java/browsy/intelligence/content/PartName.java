package browsy.intelligence.content;

/** What a class or id calls an element, told by the words in it. */
enum PartName {
    /** The text of an article. */
    BODY,
    /** What readers write below a text. */
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
    /** What else there is to read. */
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
    /** What hands the page on, or follows its makers. */
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
    /** What stands around the pages of a site. */
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
    /** What is said about a picture. */
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
    /** Who wrote a text, and when. */
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
    /** What others pay for, or what the site asks for. */
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
    /** Under what a text is filed. */
    TAGS("tags", "tag", "taglist", "keywords", "topics", "categories", "cats", "labels"),
    /** What asks for consent. */
    CONSENT("cookie", "cookies", "consent", "gdpr"),
    /** What is shown over the page. */
    DIALOG("modal", "popup", "dialog", "overlay", "tooltip");

    /** What stands apart from the text around it. */
    static final int APART = (1 << values().length) - 1 - BODY.bit();

    /** What has captions and buttons, but no text. */
    static final int WORDLESS = SHARE.bit() | TAGS.bit();

    private static final NameWords WORDS = words();

    private final String[] words;

    PartName(String... words) {
        this.words = words;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** Whether it is among those that a name tells. */
    boolean in(int facts) {
        return (facts & bit()) != 0;
    }

    /**
     * What a class or id tells, a bit each.
     *
     * @param maxWords the number of words above which a name tells nothing
     */
    static int of(String name, int maxWords) {
        return WORDS.read(name, maxWords);
    }

    private static NameWords words() {
        NameWords words = new NameWords(BODY.bit());
        for (PartName name : values()) {
            for (String word : name.words) {
                words.add(word, name.bit());
            }
        }
        return words;
    }
}
