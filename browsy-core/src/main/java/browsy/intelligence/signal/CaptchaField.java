package browsy.intelligence.signal;

import browsy.html.Ancestors;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.Bounds;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A field that may take the answer to a challenge.
 *
 * @param page the page
 * @param group the group of the field
 * @param field the field
 * @param picture the picture that is nearer to this field than to the others of the group, null if
 *     there is none
 */
record CaptchaField(
        PageSignals page, FormGroup group, SpatialElement field, @Nullable Element picture) {

    /** The maximum number of fields of a form that are examined. */
    private static final int MAX_FIELDS = 100;

    /** The maximum number of elements between a field and its picture. */
    private static final int BESIDE = 8;

    /** The maximum size of a picture of characters, in CSS px. */
    private static final double MAX_WIDTH = 400;

    private static final double MAX_HEIGHT = 160;

    private static final Pattern SUM = Pattern.compile("\\d+ ?[+*x×−-] ?\\d+ ?(?:=|\\?)");

    /** Names of pictures of characters, apart from CAPTCHA. */
    private static final List<String> PICTURE_NAMES =
            List.of(
                    "captcha",
                    "kaptcha",
                    "antibot",
                    "antispam",
                    "securimage",
                    "verifycode",
                    "vcode");

    /** Returns the pictures of a page that may be of characters. */
    static List<Element> pictures(PageSignals page) {
        FlatTree tree = page.page().tree();
        List<Element> pictures = new ArrayList<>();
        for (int i = 0; i < tree.size(); i++) {
            boolean picture = tree.tag(i).equals("img") || tree.tag(i).equals("canvas");
            if (picture
                    && isSmall(page.page().bounds(i))
                    && !isMatrix(tree.element(i))
                    && Ancestors.closest(tree.element(i), "a") == null) {
                pictures.add(tree.element(i));
            }
        }
        return pictures;
    }

    private static boolean isSmall(Bounds box) {
        return box.width() <= MAX_WIDTH && box.height() <= MAX_HEIGHT;
    }

    /** Whether a picture is named a QR code, which a device reads instead of a person. */
    private static boolean isMatrix(Element picture) {
        String source = picture.attr("src");
        String address = source.startsWith("data:") ? "" : Texts.addressWords(source);
        return hasQr(Texts.fold(picture.attr("alt"))) || hasQr(address);
    }

    /** Whether a word begins with "qr". */
    private static boolean hasQr(String words) {
        return words.startsWith("qr") || words.contains(" qr");
    }

    /** Returns the fields of a group that take a line, each with its picture. */
    static List<CaptchaField> of(PageSignals page, FormGroup group, List<Element> pictures) {
        List<SpatialElement> lines =
                group.fields().stream().filter(FormGroup::takesLine).limit(MAX_FIELDS).toList();
        return lines.stream()
                .map(
                        line ->
                                new CaptchaField(
                                        page, group, line, nearest(page, line, lines, pictures)))
                .toList();
    }

    private static @Nullable Element nearest(
            PageSignals page,
            SpatialElement line,
            List<SpatialElement> lines,
            List<Element> pictures) {
        for (Element picture : pictures) {
            int at = page.page().tree().indexOf(picture);
            if (at >= 0 && page.page().isVisible(at) && distance(page, line, at) <= BESIDE) {
                boolean nearest = true;
                for (SpatialElement other : lines) {
                    nearest &= distance(page, line, at) <= distance(page, other, at);
                }
                if (nearest) {
                    return picture;
                }
            }
        }
        return null;
    }

    private static int distance(PageSignals page, SpatialElement line, int picture) {
        return Math.abs(page.page().indexOf(line) - picture);
    }

    String hints() {
        return page.hints(field);
    }

    boolean isNamed() {
        return hints().contains("captcha") || Texts.words(field.name()).contains("captcha");
    }

    boolean isAutofilled() {
        String purpose = field.constraints().autocomplete();
        InputType type = field.inputType();
        return type == InputType.EMAIL
                || type == InputType.TEL
                || (purpose != null && !purpose.equals("off") && !purpose.equals("on"));
    }

    boolean isSearch() {
        return page.isSearchField(field);
    }

    boolean hasPicture() {
        return picture != null;
    }

    boolean hasNamedPicture() {
        if (picture == null) {
            return false;
        }
        String names = picture.attr("alt") + ' ' + picture.attr("src") + ' ' + picture.id();
        String lower = (names + ' ' + picture.className()).toLowerCase(Locale.ROOT);
        return PICTURE_NAMES.stream().anyMatch(lower::contains);
    }

    boolean says(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        return phrases.in(hints())
                || phrases.in(Texts.fold(page.label(field)))
                || (picture != null && phrases.in(Texts.fold(picture.attr("alt"))));
    }

    boolean asksForSum() {
        return SUM.matcher(Texts.fold(page.label(field))).find();
    }

    boolean isBesideTelephone() {
        return !group.fields(InputType.TEL).isEmpty();
    }
}
