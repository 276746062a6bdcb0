package browsy.intelligence.gate;

/** What a control of an overlay does. */
public enum ControlPurpose {
    /** Starts a paid subscription or a purchase. */
    SUBSCRIBE,
    /** Opens settings or explanations. */
    SETTINGS,
    /** Refuses consent, or accepts only what is necessary. */
    REJECT,
    /** Saves the choices of the overlay. */
    SAVE,
    /** Leaves the site, since the user is too young. */
    LEAVE,
    /** Confirms the age of the user. */
    STAY,
    /** Gives consent to everything. */
    ACCEPT,
    /** Closes the overlay without an answer. */
    CLOSE
}
