package browsy.model;

/** The type of a page: what the page is for. */
public enum PageType implements Named {
    /** An error page: the content is missing or the server failed. */
    ERROR("Error"),
    /** A challenge to prove that the user is human. */
    CAPTCHA("Captcha"),
    /** A form for credentials. */
    LOGIN("Login"),
    /** A form for a verification code. */
    TWO_FACTOR_AUTH("TwoFactorAuth"),
    /** A request to grant access to an application. */
    OAUTH_CONSENT("OAuthConsent"),
    /** A list of messages. */
    INBOX("Inbox"),
    /** A single message. */
    EMAIL_BODY("EmailBody"),
    /** An overview for a signed-in user. */
    DASHBOARD("Dashboard"),
    /** Prose. */
    ARTICLE("Article"),
    /** The results of a search. */
    SEARCH_RESULTS("SearchResults"),
    /** A list of many links. */
    LIST("List"),
    /** A search form without results. */
    SEARCH("Search"),
    /** Another form. */
    FORM("Form"),
    /** None of the above. */
    OTHER("Other");

    private final String wireName;

    PageType(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
