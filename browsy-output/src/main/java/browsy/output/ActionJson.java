package browsy.output;

import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CaptchaChallenge;
import browsy.model.SuggestedAction.ChangePassword;
import browsy.model.SuggestedAction.Consent;
import browsy.model.SuggestedAction.Contact;
import browsy.model.SuggestedAction.CookieConsent;
import browsy.model.SuggestedAction.Download;
import browsy.model.SuggestedAction.DownloadItem;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import browsy.model.SuggestedAction.Login;
import browsy.model.SuggestedAction.Paginate;
import browsy.model.SuggestedAction.Register;
import browsy.model.SuggestedAction.Search;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes and reads a suggested action as JSON. */
final class ActionJson {

    private ActionJson() {}

    /**
     * Writes an action.
     *
     * @param uncertain whether it may be wrong
     */
    static void write(JsonOut out, SuggestedAction action, boolean uncertain) {
        out.named(JsonFieldNames.ACTION, action.kind());
        out.flag(JsonFieldNames.UNCERTAIN, uncertain);
        ActionFields.visit(
                action,
                new ActionFields.Visitor() {
                    @Override
                    public void id(String name, @Nullable Integer id) {
                        out.number(name, id);
                    }

                    @Override
                    public void ids(String name, List<Integer> ids) {
                        out.numbers(name, ids);
                    }

                    @Override
                    public void codeLength(@Nullable Integer length) {
                        out.number(JsonFieldNames.CODE_LENGTH, length);
                    }

                    @Override
                    public void flag(String name, boolean value) {
                        out.flag(name, value);
                    }

                    @Override
                    public void formFields(List<FormField> fields) {
                        out.objects(
                                JsonFieldNames.FIELDS,
                                fields,
                                field -> {
                                    out.number(JsonFieldNames.ID, field.id());
                                    out.text(JsonFieldNames.LABEL, field.label());
                                    out.text(JsonFieldNames.NAME, field.name());
                                    out.named(JsonFieldNames.TYPE, field.type());
                                });
                    }

                    @Override
                    public void downloads(List<DownloadItem> items) {
                        out.objects(
                                JsonFieldNames.ITEMS,
                                items,
                                item -> {
                                    out.number(JsonFieldNames.ID, item.id());
                                    out.text(JsonFieldNames.TEXT, item.text());
                                    out.text(JsonFieldNames.HREF, item.href());
                                });
                    }

                    @Override
                    public void captcha(CaptchaType type, @Nullable String sitekey) {
                        out.named(JsonFieldNames.CAPTCHA_TYPE, type);
                        out.text(JsonFieldNames.SITEKEY, sitekey);
                    }
                });
    }

    /**
     * Reads an action.
     *
     * @param uncertain receives the action if it may be wrong
     */
    static SuggestedAction read(JsonIn in, Collection<SuggestedAction> uncertain) {
        Reader reader = new Reader(in);
        SuggestedAction action = reader.read();
        if (reader.uncertain) {
            uncertain.add(action);
        }
        return action;
    }

    /**
     * Collects the fields of an action, and builds it after the last one, because the field with
     * its kind can have any position.
     */
    private static final class Reader {
        private final JsonIn in;
        private final Map<String, Integer> numbers = new HashMap<>();
        private final Map<String, List<Integer>> idLists = new HashMap<>();
        private List<FormField> fields = List.of();
        private List<DownloadItem> downloads = List.of();
        private CaptchaType captchaType = CaptchaType.UNKNOWN;
        private @Nullable String sitekey;
        private SuggestedAction.@Nullable Kind kind;
        private boolean uncertain;
        private boolean comment;

        Reader(JsonIn in) {
            this.in = in;
        }

        /** Reads all fields, then builds the action of the kind they specify. */
        SuggestedAction read() {
            in.object(this::field);
            if (kind == null) {
                throw in.error("an action with the field '" + JsonFieldNames.ACTION + "'");
            }
            return switch (kind) {
                case LOGIN ->
                        new Login(
                                numbers.get(JsonFieldNames.USERNAME_ID),
                                numbers.get(JsonFieldNames.PASSWORD_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID),
                                numbers.get(JsonFieldNames.REMEMBER_ME_ID));
                case REGISTER ->
                        new Register(
                                numbers.get(JsonFieldNames.EMAIL_ID),
                                numbers.get(JsonFieldNames.USERNAME_ID),
                                numbers.get(JsonFieldNames.PASSWORD_ID),
                                numbers.get(JsonFieldNames.CONFIRM_PASSWORD_ID),
                                numbers.get(JsonFieldNames.NAME_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID));
                case CHANGE_PASSWORD ->
                        new ChangePassword(
                                numbers.get(JsonFieldNames.CURRENT_ID),
                                required(JsonFieldNames.NEW_ID),
                                numbers.get(JsonFieldNames.REPEAT_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID));
                case CONTACT ->
                        new Contact(
                                numbers.get(JsonFieldNames.NAME_ID),
                                numbers.get(JsonFieldNames.EMAIL_ID),
                                required(JsonFieldNames.MESSAGE_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID),
                                comment);
                case FILL_FORM -> new FillForm(fields, numbers.get(JsonFieldNames.SUBMIT_ID));
                case SEARCH ->
                        new Search(
                                required(JsonFieldNames.INPUT_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID));
                case ENTER_CODE ->
                        new EnterCode(
                                required(JsonFieldNames.INPUT_ID),
                                numbers.get(JsonFieldNames.SUBMIT_ID),
                                numbers.get(JsonFieldNames.CODE_LENGTH));
                case DOWNLOAD -> new Download(downloads);
                case CAPTCHA_CHALLENGE ->
                        new CaptchaChallenge(
                                captchaType, sitekey, numbers.get(JsonFieldNames.SUBMIT_ID));
                case COOKIE_CONSENT ->
                        new CookieConsent(
                                required(JsonFieldNames.ACCEPT_ID),
                                numbers.get(JsonFieldNames.REJECT_ID));
                case CONSENT ->
                        new Consent(ids(JsonFieldNames.APPROVE_IDS), ids(JsonFieldNames.DENY_IDS));
                case SELECT_FROM_LIST -> new SelectFromList(ids(JsonFieldNames.ITEMS));
                case PAGINATE ->
                        new Paginate(
                                numbers.get(JsonFieldNames.NEXT_ID),
                                numbers.get(JsonFieldNames.PREV_ID));
            };
        }

        private int required(String name) {
            Integer value = numbers.get(name);
            if (value == null) {
                throw in.error("an action with the field '" + name + "'");
            }
            return value;
        }

        private List<Integer> ids(String name) {
            return idLists.getOrDefault(name, List.of());
        }

        private void field(String name) {
            switch (name) {
                case JsonFieldNames.ACTION -> kind = in.named(SuggestedAction.Kind.class);
                case JsonFieldNames.UNCERTAIN -> uncertain = in.flag();
                case JsonFieldNames.COMMENT -> comment = in.flag();
                case JsonFieldNames.CAPTCHA_TYPE -> captchaType = in.named(CaptchaType.class);
                case JsonFieldNames.SITEKEY -> sitekey = in.text();
                case JsonFieldNames.FIELDS -> fields = in.list(this::formField);
                case JsonFieldNames.APPROVE_IDS, JsonFieldNames.DENY_IDS ->
                        idLists.put(name, in.list(in::number));
                case JsonFieldNames.ITEMS -> items();
                default -> {
                    if (in.isNumber()) {
                        numbers.put(name, in.number());
                    } else {
                        in.skip();
                    }
                }
            }
        }

        /**
         * Reads the field {@code items}, which two kinds of actions share: an array of link ids, or
         * of files with id, text and URL.
         */
        private void items() {
            List<DownloadItem> items =
                    in.list(
                            () ->
                                    in.isNumber()
                                            ? new DownloadItem(in.number(), null, null)
                                            : downloadItem());
            idLists.put(JsonFieldNames.ITEMS, items.stream().map(DownloadItem::id).toList());
            downloads = items;
        }

        private DownloadItem downloadItem() {
            var item =
                    new Object() {
                        int id;
                        @Nullable String text;
                        @Nullable String href;
                    };
            in.object(
                    name -> {
                        switch (name) {
                            case JsonFieldNames.ID -> item.id = in.number();
                            case JsonFieldNames.TEXT -> item.text = in.text();
                            case JsonFieldNames.HREF -> item.href = in.text();
                            default -> in.skip();
                        }
                    });
            return new DownloadItem(item.id, item.text, item.href);
        }

        private FormField formField() {
            var field =
                    new Object() {
                        int id;
                        @Nullable String label;
                        @Nullable String name;
                        @Nullable InputType type;
                    };
            in.object(
                    name -> {
                        switch (name) {
                            case JsonFieldNames.ID -> field.id = in.number();
                            case JsonFieldNames.LABEL -> field.label = in.text();
                            case JsonFieldNames.NAME -> field.name = in.text();
                            case JsonFieldNames.TYPE -> field.type = in.named(InputType.class);
                            default -> in.skip();
                        }
                    });
            return new FormField(field.id, field.label, field.name, field.type);
        }
    }
}
