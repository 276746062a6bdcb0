package browsy.fetch;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.login.AuthRequest;
import browsy.fetch.login.SecondFactor;
import browsy.intelligence.account.CodeChannel;
import browsy.model.InputType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.EnterCode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a page that asks for a second factor. */
final class CodePage {
    /** Characters that hide parts of an address or number. */
    private static final String MASK = "[*\u2022\u25CF\u00B7\u2026]";

    /** An e-mail address, masked or not. */
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s<>():;,\"'@]+@[^\\s<>():;,\"'@]+[\\p{L}\\d" + "*]");

    /** A masked number: digits around masks, or masks before the last digits. */
    private static final Pattern NUMBER =
            Pattern.compile("(?:\\+?\\d[\\d\\s-]*)?(?:" + MASK + "[\\s-]*){2,}\\d{1,4}");

    private final LoginSnapshot page;

    CodePage(LoginSnapshot page) {
        this.page = page;
    }

    /**
     * Describes the second factor.
     *
     * @param kind {@link Kind#NEEDS_CODE} or {@link Kind#NEEDS_CONFIRMATION}
     * @param message the message of the page
     */
    AuthRequest request(Kind kind, String message, int attempt, Instant deadline) {
        EnterCode form = page.dom().action(EnterCode.class).orElse(null);
        List<String> texts = new ArrayList<>(LoginTexts.of(page.dom()));
        if (form != null) {
            texts.add(labelOf(form.inputId()));
        }
        String destination = destination(texts);
        return new AuthRequest(
                kind == Kind.NEEDS_CONFIRMATION
                        ? SecondFactor.CONFIRMATION
                        : factor(texts, destination),
                destination,
                form == null ? null : form.codeLength(),
                message,
                page.url(),
                attempt,
                deadline);
    }

    private String labelOf(int fieldId) {
        return page.dom().get(fieldId).map(SpatialElement::label).orElse("");
    }

    private SecondFactor factor(List<String> texts, String destination) {
        for (String text : texts) {
            CodeChannel channel = page.account().channel(text);
            if (channel != null && channel != CodeChannel.CONFIRMATION) {
                return switch (channel) {
                    case TEXT_MESSAGE -> SecondFactor.TEXT_MESSAGE;
                    case EMAIL -> SecondFactor.EMAIL;
                    case AUTHENTICATOR -> SecondFactor.AUTHENTICATOR;
                    case CONFIRMATION -> SecondFactor.CONFIRMATION;
                };
            }
        }
        if (destination.isEmpty()) {
            return SecondFactor.OTHER_CODE;
        }
        return destination.contains("@") ? SecondFactor.EMAIL : SecondFactor.TEXT_MESSAGE;
    }

    /** The first address, else the first masked number, in some texts; empty if there is none. */
    private static String destination(List<String> texts) {
        for (Pattern pattern : List.of(ADDRESS, NUMBER)) {
            for (String text : texts) {
                Matcher matcher = pattern.matcher(text);
                if (matcher.find()) {
                    return matcher.group().strip();
                }
            }
        }
        return "";
    }

    /**
     * The parts of a code by the ids of their fields, in document order.
     *
     * @throws ActionError if the page has no field for a code, or one that takes something else
     */
    Map<Integer, String> parts(String code) {
        EnterCode form = form();
        List<SpatialElement> boxes = boxes(form.inputId(), code.length());
        Map<Integer, String> parts = new LinkedHashMap<>();
        if (boxes.size() > 1) {
            int room = code.length() / boxes.size();
            for (int i = 0; i < boxes.size(); i++) {
                parts.put(boxes.get(i).id(), code.substring(i * room, (i + 1) * room));
            }
        } else {
            parts.put(form.inputId(), code);
        }
        for (int id : parts.keySet()) {
            page.dom().get(id).ifPresent(CodePage::requireTakesCode);
        }
        return parts;
    }

    /**
     * The form for the code.
     *
     * @throws ActionError if the page has none
     */
    EnterCode form() {
        return page.dom()
                .action(EnterCode.class)
                .orElseThrow(
                        () ->
                                new ActionError(
                                        ActionError.Kind.NO_SUCH_ACTION,
                                        0,
                                        "there is no field for a code on " + page.url()));
    }

    /** Throws if the autofill purpose or type of a field says that it takes something else. */
    private static void requireTakesCode(SpatialElement field) {
        String purpose =
                Objects.requireNonNullElse(field.constraints().autocomplete(), "")
                        .toLowerCase(Locale.ROOT);
        boolean foreign =
                purpose.startsWith("tel")
                        || purpose.endsWith("-password")
                        || purpose.startsWith("cc-")
                        || field.inputType() == InputType.EMAIL
                        || field.inputType() == InputType.SEARCH;
        if (foreign && !purpose.contains("one-time-code")) {
            throw new ActionError(
                    ActionError.Kind.WRONG_ELEMENT_TYPE,
                    field.id(),
                    "the field " + field.id() + " takes something else than a code");
        }
    }

    /**
     * The visible fields that share a code, from the first on: fields of the same maximum length,
     * or adjacent ones without any, which together take the whole code. Empty if the first field
     * alone does, or there are too few fields.
     */
    private List<SpatialElement> boxes(int firstId, int length) {
        SpatialDom dom = page.dom();
        SpatialElement first = dom.get(firstId).orElse(null);
        Integer room = first == null ? null : first.constraints().maxLength();
        int each = room == null ? 1 : room;
        if (each < 1 || length % each != 0) {
            return List.of();
        }
        int wanted = length / each;
        List<SpatialElement> boxes = new ArrayList<>();
        boolean begun = false;
        for (SpatialElement element : dom.elements()) {
            begun |= element.id() == firstId;
            boolean fits =
                    element.isFormField()
                            && Objects.equals(room, element.constraints().maxLength())
                            && isOfType(element, first);
            if (begun && fits && !element.hidden() && boxes.size() < wanted) {
                boxes.add(element);
            }
        }
        return boxes.size() == wanted ? boxes : List.of();
    }

    private static boolean isOfType(SpatialElement field, @Nullable SpatialElement first) {
        return first != null && field.inputType() == first.inputType();
    }
}
