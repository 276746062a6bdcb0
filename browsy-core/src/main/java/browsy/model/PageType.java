package browsy.model;

/** What the page as a whole is for, in the order in which the detectors are asked. */
public enum PageType implements Named {
    /** The server says that it has nothing here or failed. */
    ERROR("Error"),
    /** The page is a challenge to prove that one is human. */
    CAPTCHA("Captcha"),
    /** Asks for credentials. */
    LOGIN("Login"),
    /** Asks for a code that was sent or generated. */
    TWO_FACTOR_AUTH("TwoFactorAuth"),
    /** Asks to grant an application access. */
    OAUTH_CONSENT("OAuthConsent"),
    /** A list of messages. */
    INBOX("Inbox"),
    /** One message. */
    EMAIL_BODY("EmailBody"),
    /** An overview behind a login. */
    DASHBOARD("Dashboard"),
    /** Prose to read. */
    ARTICLE("Article"),
    /** Results of a search. */
    SEARCH_RESULTS("SearchResults"),
    /** Many links to choose from. */
    LIST("List"),
    /** A search waiting for its query. */
    SEARCH("Search"),
    /** Fields to fill in. */
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
