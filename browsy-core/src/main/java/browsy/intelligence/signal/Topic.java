package browsy.intelligence.signal;

/** What a phrase on a page can be about; each has its phrases in the word list of a language. */
public enum Topic {
    /** Names of pages and parts where one signs in. */
    LOGIN,
    /** Captions of what sends a login. */
    LOGIN_SUBMIT,
    /** Labels of fields for user names. */
    USERNAME,
    /** Labels of boxes that keep one signed in. */
    REMEMBER_ME,
    /** Names of pages and parts where one creates an account. */
    REGISTER,
    /** Labels of fields for the name of a person. */
    PERSON_NAME,
    /** Labels of fields for a mail address. */
    EMAIL,
    /** Labels of fields in which a password is repeated. */
    CONFIRM_PASSWORD,
    /** Names of pages where a password is recovered. */
    PASSWORD_RECOVERY,
    /** Names of pages that ask for a code. */
    VERIFICATION,
    /** Labels of fields for a code. */
    CODE_FIELD,
    /** What stands beside a code that the page tells. */
    CODE_CONTEXT,
    /** Names of pages where an application asks for access. */
    AUTHORIZATION,
    /** Captions that grant access. */
    APPROVE,
    /** Captions that deny access. */
    DENY,
    /** Names of forms that write to the people behind the page. */
    CONTACT,
    /** Labels and captions of searches. */
    SEARCH,
    /** Names of pages with results of a search. */
    SEARCH_RESULTS,
    /** What notices about cookies speak of. */
    COOKIES,
    /** Captions that accept cookies. */
    COOKIE_ACCEPT,
    /** Captions that reject cookies. */
    COOKIE_REJECT,
    /** Captions that lead to the settings of cookies. */
    COOKIE_SETTINGS,
    /** Captions of links to the next page. */
    NEXT,
    /** Captions of links to the previous page. */
    PREVIOUS,
    /** Captions of links that load more of a list. */
    MORE,
    /** First words of captions of downloads. */
    DOWNLOAD,
    /** What pages say that have nothing or failed. */
    FAILURE,
    /** What a page is called that has nothing else to say than that it failed. */
    ERROR_NAME,
    /** What challenges say that tell people from programs. */
    CHALLENGE,
    /** Captions of what sends the answer to a challenge. */
    CHALLENGE_SUBMIT,
    /** Names of mailboxes. */
    INBOX,
    /** Names of the parts of a mail's head. */
    MAIL_HEAD,
    /** Names of overviews. */
    DASHBOARD,
    /** Captions of buttons that leave a form without sending it. */
    CANCEL,
    /** Captions that close something. */
    CLOSE,
    /** What asks to subscribe to mails. */
    NEWSLETTER,
    /** What advertises an app. */
    APP,
    /** What refuses an automatic visitor. */
    BLOCKED,
    /** What tells of too many requests. */
    RATE_LIMIT,
    /** What asks to sign in before going on. */
    LOGIN_WALL,
    /** What asks to switch scripts on. */
    NEEDS_SCRIPTS,
    /** What asks for the age. */
    AGE_GATE,
    /** What asks for a subscription. */
    PAYWALL,
    /** What the name of an author is introduced by. */
    AUTHOR;
}
