package browsy.intelligence.word;

import java.util.List;

/** The topics of phrases. Each topic has its phrases in the word list of each language. */
public enum Topic {
    /** Titles of login pages and forms. */
    LOGIN,
    /** Captions of login buttons. */
    LOGIN_SUBMIT,
    /** Labels of fields for user names. */
    USERNAME,
    /** Labels of check boxes that keep the user signed in. */
    REMEMBER_ME,
    /** Titles of registration pages and forms. */
    REGISTER,
    /** Labels of fields for a person's name. */
    PERSON_NAME,
    /** Labels of fields for an email address. */
    EMAIL,
    /** Labels of fields that confirm a password. */
    CONFIRM_PASSWORD,
    /** Titles of password-recovery pages. */
    PASSWORD_RECOVERY,
    /** Titles of pages that ask for a verification code. */
    VERIFICATION,
    /** Labels of fields for a verification code. */
    CODE_FIELD,
    /** Texts around a verification code that a page displays. */
    CODE_CONTEXT,
    /** Titles of pages where an application requests access. */
    AUTHORIZATION,
    /** Captions that grant access. */
    APPROVE,
    /** Captions that deny access. */
    DENY,
    /** Titles and captions of contact forms. */
    CONTACT,
    /** Labels and captions of search forms. */
    SEARCH,
    /** Titles of search-result pages. */
    SEARCH_RESULTS,
    /** Texts of cookie notices. */
    COOKIES,
    /** Captions that accept cookies. */
    COOKIE_ACCEPT,
    /** Captions that reject cookies. */
    COOKIE_REJECT,
    /** Captions of controls that open cookie settings. */
    COOKIE_SETTINGS,
    /** Captions of links to the next page. */
    NEXT,
    /** Captions of links to the previous page. */
    PREVIOUS,
    /** Captions of links that load more of a list. */
    MORE,
    /** First words of captions of downloads. */
    DOWNLOAD,
    /** Messages of pages without a result or with a failure. */
    FAILURE,
    /** Titles of error pages. */
    ERROR_NAME,
    /** Texts of challenges that distinguish people from programs. */
    CHALLENGE,
    /** Captions of buttons that submit a challenge or code. */
    CHALLENGE_SUBMIT,
    /** Titles of mailboxes. */
    INBOX,
    /** Names of email header fields. */
    MAIL_HEAD,
    /** Titles of dashboards. */
    DASHBOARD,
    /** Captions of buttons that leave a form without sending it, or have a code sent. */
    CANCEL,
    /** Captions of controls that close something. */
    CLOSE,
    /** Requests to subscribe to a newsletter. */
    NEWSLETTER,
    /** Advertisements for an app. */
    APP,
    /** Refusals of automated access. */
    BLOCKED,
    /** Messages about too many requests. */
    RATE_LIMIT,
    /** Requests to log in before continuing. */
    LOGIN_WALL,
    /** Requests to enable scripts. */
    NEEDS_SCRIPTS,
    /** Questions about the user's age. */
    AGE_GATE,
    /** Requests for a paid subscription. */
    PAYWALL,
    /** Words that introduce the name of an author. */
    AUTHOR,
    /** Titles and captions of changing or setting a password. */
    CHANGE_PASSWORD,
    /** Labels of fields for the current password. */
    CURRENT_PASSWORD,
    /** Labels of fields for a new password. */
    NEW_PASSWORD,
    /** Captions that save choices about cookies. */
    COOKIE_SAVE,
    /** Captions that continue without acceptance of cookies. */
    CONTINUE_WITHOUT,
    /** Captions that add something to a shopping cart or buy it. */
    CART,
    /** Captions that pay or start a payment. */
    PAY,
    /** Captions that reply to a message or forward it. */
    REPLY,
    /** Captions that start a new message, and sentences of mails about themselves. */
    COMPOSE,
    /** Messages of searches and lists without a result. */
    NO_RESULTS,
    /** Messages that a page does not exist. */
    NOT_FOUND,
    /** Messages that the user may not see a page. */
    ACCESS_DENIED,
    /** Messages that a session has ended. */
    SESSION_EXPIRED,
    /** Messages of servers that fail or are under maintenance. */
    MAINTENANCE,
    /** Captions that confirm the age of the user. */
    CONFIRM_AGE,
    /** Captions that leave a page. */
    LEAVE,
    /** Captions that end a session. */
    LOGOUT,
    /** Names of numbers other than verification codes, such as those of orders. */
    OTHER_NUMBER,
    /** Refusals because of the region of the visitor or the law. */
    REGION;

    /** The topics of messages that something fails. */
    public static final List<Topic> FAILURES =
            List.of(
                    FAILURE,
                    NOT_FOUND,
                    ACCESS_DENIED,
                    SESSION_EXPIRED,
                    MAINTENANCE,
                    RATE_LIMIT,
                    BLOCKED);
}
