package browsy.intelligence.form;

/** What a field takes. */
public enum FieldRole {
    /** The name of an account, or a number that identifies it. */
    USERNAME,
    /** An email address. */
    EMAIL,
    /** A telephone number. */
    PHONE,
    /** The name of a person or a part of it. */
    PERSON_NAME,
    /** The password of an account: the present one unless another field is for that. */
    PASSWORD,
    /** A new password. */
    NEW_PASSWORD,
    /** The new password again. */
    REPEATED_PASSWORD,
    /** A verification code, a digit or another part of one. */
    CODE,
    /** The query of a search. */
    QUERY,
    /** A text of several lines. */
    MESSAGE,
    /** The address of the author's web site. */
    WEB_SITE,
    /** The address of a server, or the name of a database. */
    SERVER,
    /** The choice to stay signed in. */
    REMEMBER_ME,
    /** Anything else. */
    OTHER;

    /** Whether the field takes a password. */
    public boolean isPassword() {
        return this == PASSWORD || this == NEW_PASSWORD || this == REPEATED_PASSWORD;
    }
}
