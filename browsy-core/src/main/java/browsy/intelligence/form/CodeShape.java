package browsy.intelligence.form;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.MaskedRecipients;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.TreeOrder;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The shape of fields for verification codes: one field, one for each digit, or a few parts. */
final class CodeShape {

    /** The minimum and maximum number of characters of a code. */
    private static final int MIN_LENGTH = 4;

    private static final int MAX_LENGTH = 8;

    /** The number of digits of a day or month, and of a year. */
    private static final int DAY_LENGTH = 2;

    private static final int YEAR_LENGTH = 4;

    /** The minimum number of characters to choose from: letters or digits. */
    private static final int MIN_CHARACTERS = 3;

    /** The maximum number of fields beside those of a code. */
    private static final int MAX_OTHERS = 3;

    /** The width below which a field without a maximum length takes one digit, in CSS px. */
    private static final double MAX_DIGIT_WIDTH = 60;

    /** A pattern for a fixed number of digits, which is the length of a code. */
    private static final Pattern DIGITS = Pattern.compile("(?:\\\\d|\\[0-9])\\{[4-8]}");

    /** A placeholder for a fixed number of digits. */
    private static final Pattern ZEROS = Pattern.compile("0{2,4}[ -]?0{2,4}");

    private static final Evaluator OPTION = Selector.evaluatorOf("option");

    private CodeShape() {}

    /** Whether a number of characters is the length of a code. */
    static boolean isLength(int length) {
        return length >= MIN_LENGTH && length <= MAX_LENGTH;
    }

    /** Whether a field takes four to eight characters by its length, pattern or placeholder. */
    static boolean hasLength(FieldFacts field) {
        Integer max = field.maxLength();
        String pattern = field.field().constraints().pattern();
        return (max != null && isLength(max))
                || (pattern != null && DIGITS.matcher(pattern).matches())
                || ZEROS.matcher(field.source().attr("placeholder").strip()).matches();
    }

    /** Whether a field is one of several for a digit each, with few others beside them. */
    static boolean isDigit(FieldFacts field) {
        if (!fitsDigit(field.field()) || !isSmall(field.group())) {
            return false;
        }
        long digits =
                field.group().fields().stream()
                        .filter(CodeShape::fitsDigit)
                        .filter(other -> isDeclaredDigit(other) || isOnLine(other, field.field()))
                        .count();
        return isLength((int) digits) && field.group().fields().size() <= digits + MAX_OTHERS;
    }

    /**
     * Whether a field takes one character of a secret: a box that hides it, or a choice of single
     * characters.
     */
    static boolean isCharacter(FieldFacts field) {
        if (field.is(InputType.PASSWORD)) {
            return Objects.equals(field.maxLength(), 1);
        }
        if (field.source().childrenSize() == 0) {
            return false;
        }
        List<Element> options = field.source().select(OPTION);
        // The first option may ask to choose.
        return options.size() > MIN_CHARACTERS
                && options.stream().skip(1).allMatch(one -> one.text().strip().length() == 1)
                && field.group().dataFields().size() > 1;
    }

    /** Whether a field is one of two or three adjacent fields of equal length that share a code. */
    static boolean isPart(FieldFacts field) {
        Integer max = field.maxLength();
        if (max == null || max < 2 || !isSmall(field.group())) {
            return false;
        }
        List<SpatialElement> parts = new ArrayList<>();
        for (SpatialElement other : field.group().dataFields()) {
            if (Objects.equals(other.constraints().maxLength(), max)) {
                parts.add(other);
            }
        }
        return parts.size() >= 2
                && !isDate(field.group())
                && isLength(parts.size() * max)
                && field.group().dataFields().size() <= parts.size() + MAX_OTHERS;
    }

    /** Whether a field is one of three that take a day, a month and a year. */
    static boolean isPartOfDate(FieldFacts field) {
        Integer max = field.maxLength();
        return max != null && (max == DAY_LENGTH || max == YEAR_LENGTH) && isDate(field.group());
    }

    /** Whether three adjacent fields take a day, a month and a year, in any order. */
    private static boolean isDate(FormGroup group) {
        List<Integer> lengths = new ArrayList<>();
        for (SpatialElement field : group.dataFields()) {
            Integer max = field.constraints().maxLength();
            lengths.add(max == null ? 0 : max);
        }
        return Collections.indexOfSubList(lengths, List.of(DAY_LENGTH, DAY_LENGTH, YEAR_LENGTH))
                        >= 0
                || Collections.indexOfSubList(lengths, List.of(YEAR_LENGTH, DAY_LENGTH, DAY_LENGTH))
                        >= 0;
    }

    /**
     * Whether a form with few fields asks for a verification code, and the field is not the user
     * before a password. The form asks for a code if its introduction says so; or if the only field
     * takes four to eight digits, and the page shows a masked recipient or names an application
     * that generates codes.
     */
    static boolean isAskedFor(FieldFacts field) {
        int others = field.group().dataFields().size() - 1;
        boolean few = others <= MAX_OTHERS || isDigit(field) || isPart(field);
        return few
                && !isUserOfPassword(field)
                && (field.form().introduces(Topic.VERIFICATION)
                        || (isOnly(field)
                                && field.isNumeric()
                                && hasLength(field)
                                && (MaskedRecipients.on(field.page()).areShown()
                                        || field.page()
                                                .derived(Authenticator.class, Authenticator::of)
                                                .isNamed())));
    }

    /**
     * An application that generates codes.
     *
     * @param isNamed whether the title or a heading of the page names one
     */
    private record Authenticator(boolean isNamed) {

        static Authenticator of(PageSignals page) {
            return new Authenticator(
                    Stream.concat(
                                    page.title().parts().stream(),
                                    page.headings().stream()
                                            .filter(Heading::main)
                                            .map(Heading::text))
                            .anyMatch(
                                    text ->
                                            AccountLexicon.standard()
                                                    .says(
                                                            AccountWord.AUTHENTICATOR,
                                                            text,
                                                            page.language())));
        }
    }

    /**
     * Whether a field is the line of text before the password in a form of these two, and its label
     * names no code: it takes the user.
     */
    private static boolean isUserOfPassword(FieldFacts field) {
        List<SpatialElement> passwords = field.group().fields(InputType.PASSWORD);
        return passwords.size() == 1
                && field.group().dataFields().size() == 2
                && field.field().id() < passwords.get(0).id()
                && !field.hints(Topic.CODE_FIELD);
    }

    /**
     * Whether a field for telephone numbers says by neither words nor shape that it takes a code.
     */
    static boolean isTelephone(FieldFacts field) {
        return field.is(InputType.TEL)
                && !field.hints(Topic.CODE_FIELD)
                && !field.hints(Topic.VERIFICATION)
                && !field.autofills("one-time-code")
                && !hasLength(field)
                && !isDigit(field)
                && !isPart(field);
    }

    /**
     * Whether a field hides what is typed, no other field of the form does, and a line of text
     * precedes it, so that it takes the password of that user whatever it is called.
     */
    static boolean isSecretOfUser(FieldFacts field) {
        SpatialElement line = field.group().firstLine();
        return field.is(InputType.PASSWORD)
                && field.group().fields(InputType.PASSWORD).size() == 1
                && line != null
                && line.id() < field.field().id();
    }

    /**
     * Whether a field is the second of two password fields, and its label names a code while the
     * label of the first does not.
     */
    static boolean isBesidePassword(FieldFacts field) {
        List<SpatialElement> secrets = field.group().fields(InputType.PASSWORD);
        return secrets.size() == 2
                && field.field() == secrets.get(1)
                && field.says(Topic.CODE_FIELD)
                && !field.says(Topic.NEW_PASSWORD)
                && !field.says(Topic.CONFIRM_PASSWORD)
                && !field.page()
                        .lexicon()
                        .get(Topic.CODE_FIELD)
                        .in(Texts.fold(field.page().label(secrets.get(0))));
    }

    static boolean isOnly(FieldFacts field) {
        return field.group().dataFields().size() == 1;
    }

    /** Whether the code is the text of a picture in the form, which is a CAPTCHA. */
    static boolean isOfPicture(FieldFacts field) {
        return field.name().contains("captcha") || field.form().hasCodePicture();
    }

    /** Whether a form has a picture that may be of a code. */
    static boolean hasPicture(PageSignals page, FormGroup group) {
        return page.derived(Pictures.class, Pictures::of)
                .areIn(page.page().tree(), page.page().tree().indexOf(group.root()));
    }

    /**
     * The images that may be of codes.
     *
     * @param indices their indexes in the flat tree, in order
     */
    private record Pictures(int[] indices) {

        static Pictures of(PageSignals page) {
            FlatTree tree = page.page().tree();
            return new Pictures(
                    IntStream.range(0, tree.size())
                            .filter(index -> tree.tag(index).equals("img"))
                            .filter(index -> isPicture(tree.element(index)))
                            .toArray());
        }

        private static boolean isPicture(Element image) {
            return isCode(image.attr("src")) || isCode(image.id() + image.className());
        }

        private static boolean isCode(String names) {
            String lower = names.toLowerCase(Locale.ROOT);
            return lower.contains("captcha") || lower.contains("verif") || lower.contains("code.");
        }

        boolean areIn(FlatTree tree, int index) {
            int next = TreeOrder.firstFrom(indices.length, place -> indices[place], index);
            return index >= 0 && next < indices.length && indices[next] < tree.end(index);
        }
    }

    private static boolean isSmall(FormGroup group) {
        return group.fields().size() <= MAX_LENGTH + MAX_OTHERS;
    }

    private static boolean fitsDigit(SpatialElement field) {
        Integer max = field.constraints().maxLength();
        double width = field.bounds().width();
        InputType type = field.inputType();
        boolean takes =
                type == InputType.TEXT
                        || type == InputType.NUMBER
                        || type == InputType.TEL
                        || type == InputType.PASSWORD;
        return takes && (max != null ? max == 1 : width > 0 && width < MAX_DIGIT_WIDTH);
    }

    private static boolean isDeclaredDigit(SpatialElement field) {
        return field.constraints().maxLength() != null;
    }

    /** Whether two fields are beside each other, unlike the quantities of different goods. */
    private static boolean isOnLine(SpatialElement field, SpatialElement other) {
        return Math.abs(field.bounds().y() - other.bounds().y()) < 1;
    }
}
