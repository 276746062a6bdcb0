package browsy.output;

/** The names of all JSON fields. They are a stable interface: a field must never be renamed. */
final class JsonFieldNames {

    // The page.
    static final String FILE = "file";
    static final String URL = "url";
    static final String TITLE = "title";
    static final String VIEWPORT = "vp";
    static final String SCROLL = "scroll";
    static final String PAGE_TYPE = "page_type";
    static final String PAGE_TYPE_CANDIDATES = "page_type_candidates";
    static final String PROBABILITY = "probability";
    static final String SUGGESTED_ACTIONS = "suggested_actions";
    static final String UNCERTAIN = "uncertain";
    static final String CAPTCHA = "captcha";
    static final String BLOCKED = "blocked";
    static final String OVERLAYS = "overlays";
    static final String ALERTS = "alerts";
    static final String PAGINATION = "pagination";
    static final String MAIN_CONTENT = "main_content";
    static final String AUTHOR = "author";
    static final String DATE = "date";
    static final String IDS = "ids";
    static final String CODES = "codes";
    static final String TABLES = "tables";
    static final String ELEMENTS = "els";

    // An element.
    static final String ID = "id";
    static final String PATH = "path";
    static final String TAG = "tag";
    static final String ROLE = "role";
    static final String TEXT = "text";
    static final String RUNS = "runs";
    static final String PLACEHOLDER = "ph";
    static final String HREF = "href";
    static final String VALUE = "val";
    static final String TYPE = "type";
    static final String DISABLED = "disabled";
    static final String CHECKED = "checked";
    static final String EXPANDED = "expanded";
    static final String SELECTED = "selected";
    static final String REQUIRED = "required";
    static final String NAME = "name";
    static final String LABEL = "label";
    static final String ALERT_TYPE = "alert_type";
    static final String HIDDEN = "hidden";
    static final String CLICKABLE = "clickable";
    static final String ACCESSIBLE_NAME = "acc_name";
    static final String DESCRIPTION = "desc";
    static final String LEVEL = "level";
    static final String PRESSED = "pressed";
    static final String CURRENT = "current";
    static final String POPUP = "haspopup";
    static final String INVALID = "invalid";
    static final String READ_ONLY = "readonly";
    static final String MIN = "min";
    static final String MAX = "max";
    static final String STEP = "step";
    static final String MIN_LENGTH = "minlength";
    static final String MAX_LENGTH = "maxlength";
    static final String PATTERN = "pattern";
    static final String ACCEPT = "accept";
    static final String MULTIPLE = "multiple";
    static final String AUTOCOMPLETE = "autocomplete";
    static final String OPTIONS = "options";
    static final String COVERED_BY = "covered_by";
    static final String CLICK_THROUGH = "click_through";
    static final String FLAGS = "flags";
    static final String PARENT = "parent";
    static final String LANDMARK = "landmark";
    static final String FORM = "form";
    static final String HEADING = "heading";
    static final String SELECTOR = "selector";
    static final String WHY_HIDDEN = "why_hidden";
    static final String BOUNDS = "b";

    // An option of a select.
    static final String OPTION_VALUE = "value";
    static final String GROUP = "group";

    // A reason why an element is hidden.
    static final String KIND = "kind";
    static final String BY = "by";
    static final String RULE = "rule";
    static final String REVEALED_BY = "revealed_by";

    // Actions.
    static final String ACTION = "action";
    static final String USERNAME_ID = "username_id";
    static final String PASSWORD_ID = "password_id";
    static final String SUBMIT_ID = "submit_id";
    static final String REMEMBER_ME_ID = "remember_me_id";
    static final String EMAIL_ID = "email_id";
    static final String CONFIRM_PASSWORD_ID = "confirm_password_id";
    static final String CURRENT_ID = "current_id";
    static final String NEW_ID = "new_id";
    static final String REPEAT_ID = "repeat_id";
    static final String NAME_ID = "name_id";
    static final String MESSAGE_ID = "message_id";
    static final String COMMENT = "comment";
    static final String FIELDS = "fields";
    static final String INPUT_ID = "input_id";
    static final String CODE_LENGTH = "code_length";
    static final String ITEMS = "items";
    static final String CAPTCHA_TYPE = "captcha_type";
    static final String SITEKEY = "sitekey";
    static final String ACCEPT_ID = "accept_id";
    static final String REJECT_ID = "reject_id";
    static final String APPROVE_IDS = "approve_ids";
    static final String DENY_IDS = "deny_ids";
    static final String NEXT_ID = "next_id";
    static final String PREV_ID = "prev_id";

    // Other facts about a page.
    static final String SERVICE = "service";
    static final String EVIDENCE = "evidence";
    static final String NEXT_STEP = "next_step";
    static final String DISMISS_IDS = "dismiss_ids";
    static final String NEXT = "next";
    static final String PREV = "prev";
    static final String PAGES = "pages";
    static final String CAPTION = "caption";
    static final String HEADERS = "headers";
    static final String HEAD = "head";
    static final String ROWS = "rows";
    static final String ROW_HEADERS = "row_headers";
    static final String COLUMN_HEADERS = "column_headers";
    static final String SPANS = "spans";

    // A delta.
    static final String DELTA = "delta";
    static final String ADDED = "added";
    static final String CHANGED = "changed";
    static final String REMOVED = "removed";
    static final String MOVED = "moved";
    static final String PLACEMENTS = "placements";
    static final String SHIFTS = "shifts";

    private JsonFieldNames() {}
}
