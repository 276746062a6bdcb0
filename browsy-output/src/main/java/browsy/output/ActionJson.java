package browsy.output;

import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CaptchaChallenge;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes and reads a suggested action as JSON. */
final class ActionJson {

    private ActionJson() {}

    static void write(JsonOut out, SuggestedAction action) {
        out.named(WireNames.ACTION, action.kind());
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
                        out.number(WireNames.CODE_LENGTH, length);
                    }

                    @Override
                    public void formFields(List<FormField> fields) {
                        out.objects(
                                WireNames.FIELDS,
                                fields,
                                field -> {
                                    out.number(WireNames.ID, field.id());
                                    out.text(WireNames.LABEL, field.label());
                                    out.text(WireNames.NAME, field.name());
                                    out.named(WireNames.TYPE, field.type());
                                });
                    }

                    @Override
                    public void downloads(List<DownloadItem> items) {
                        out.objects(
                                WireNames.ITEMS,
                                items,
                                item -> {
                                    out.number(WireNames.ID, item.id());
                                    out.text(WireNames.TEXT, item.text());
                                    out.text(WireNames.HREF, item.href());
                                });
                    }

                    @Override
                    public void captcha(CaptchaType type, @Nullable String sitekey) {
                        out.named(WireNames.CAPTCHA_TYPE, type);
                        out.text(WireNames.SITEKEY, sitekey);
                    }
                });
    }

    static SuggestedAction read(JsonIn in) {
        return new Reader(in).read();
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

        Reader(JsonIn in) {
            this.in = in;
        }

        /** Reads all fields, then builds the action of the kind they specify. */
        SuggestedAction read() {
            in.object(this::field);
            if (kind == null) {
                throw in.error("an action with the field '" + WireNames.ACTION + "'");
            }
            return switch (kind) {
                case LOGIN ->
                        new Login(
                                numbers.get(WireNames.USERNAME_ID),
                                numbers.get(WireNames.PASSWORD_ID),
                                numbers.get(WireNames.SUBMIT_ID),
                                numbers.get(WireNames.REMEMBER_ME_ID));
                case REGISTER ->
                        new Register(
                                numbers.get(WireNames.EMAIL_ID),
                                numbers.get(WireNames.USERNAME_ID),
                                numbers.get(WireNames.PASSWORD_ID),
                                numbers.get(WireNames.CONFIRM_PASSWORD_ID),
                                numbers.get(WireNames.NAME_ID),
                                numbers.get(WireNames.SUBMIT_ID));
                case CONTACT ->
                        new Contact(
                                numbers.get(WireNames.NAME_ID),
                                numbers.get(WireNames.EMAIL_ID),
                                required(WireNames.MESSAGE_ID),
                                numbers.get(WireNames.SUBMIT_ID));
                case FILL_FORM -> new FillForm(fields, numbers.get(WireNames.SUBMIT_ID));
                case SEARCH ->
                        new Search(required(WireNames.INPUT_ID), numbers.get(WireNames.SUBMIT_ID));
                case ENTER_CODE ->
                        new EnterCode(
                                required(WireNames.INPUT_ID),
                                numbers.get(WireNames.SUBMIT_ID),
                                numbers.get(WireNames.CODE_LENGTH));
                case DOWNLOAD -> new Download(downloads);
                case CAPTCHA_CHALLENGE ->
                        new CaptchaChallenge(
                                captchaType, sitekey, numbers.get(WireNames.SUBMIT_ID));
                case COOKIE_CONSENT ->
                        new CookieConsent(
                                required(WireNames.ACCEPT_ID), numbers.get(WireNames.REJECT_ID));
                case CONSENT -> new Consent(ids(WireNames.APPROVE_IDS), ids(WireNames.DENY_IDS));
                case SELECT_FROM_LIST -> new SelectFromList(ids(WireNames.ITEMS));
                case PAGINATE ->
                        new Paginate(
                                numbers.get(WireNames.NEXT_ID), numbers.get(WireNames.PREV_ID));
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
                case WireNames.ACTION -> kind = in.named(SuggestedAction.Kind.class);
                case WireNames.CAPTCHA_TYPE -> captchaType = in.named(CaptchaType.class);
                case WireNames.SITEKEY -> sitekey = in.text();
                case WireNames.FIELDS -> fields = in.list(this::formField);
                case WireNames.APPROVE_IDS, WireNames.DENY_IDS ->
                        idLists.put(name, in.list(in::number));
                case WireNames.ITEMS -> items();
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
            idLists.put(WireNames.ITEMS, items.stream().map(DownloadItem::id).toList());
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
                            case WireNames.ID -> item.id = in.number();
                            case WireNames.TEXT -> item.text = in.text();
                            case WireNames.HREF -> item.href = in.text();
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
                            case WireNames.ID -> field.id = in.number();
                            case WireNames.LABEL -> field.label = in.text();
                            case WireNames.NAME -> field.name = in.text();
                            case WireNames.TYPE -> field.type = in.named(InputType.class);
                            default -> in.skip();
                        }
                    });
            return new FormField(field.id, field.label, field.name, field.type);
        }
    }
}
