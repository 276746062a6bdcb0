package browsy.intelligence.code;

import browsy.css.value.Length;
import browsy.intelligence.code.CodePattern.Match;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.Role;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.FontProperties;
import browsy.style.property.TextProperties;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A part of a text that may be a code, and what surrounds it. */
final class CodeCandidate {

    private static final Pattern SEPARATORS = Pattern.compile("[\\s\\p{Z}\\p{Pd}]");

    private static final Pattern SENTENCE_END =
            Pattern.compile("[.!?\u061F\u0589\u1362] |[。！？\u0964\u06D4\u17D4\u104B]");

    /** The maximum number of levels between it and the cell or definition around it. */
    private static final int MAX_CLIMB = 3;

    /** The number of characters beside a code that say what it is. */
    private static final int BESIDE = 40;

    /** The number of characters directly before a number that name it. */
    private static final int NAME = 24;

    /** The number of characters of a neighbouring text that are about a code. */
    private static final int NEIGHBOUR = 160;

    /** The number of letters of a text that is prose. */
    private static final int PROSE = 240;

    /** The maximum distance between the top edges of neighbouring texts, in CSS px. */
    private static final double APART = 200;

    /** The number of texts before and after a code that may say how long it is valid. */
    private static final int AROUND = 3;

    private final PageSignals page;
    private final List<TextBlock> blocks;
    private final int place;
    private final Match match;
    private final int before;

    // Texts that several rules read; null before the first use.

    private @Nullable NearbyText sentence;
    private @Nullable NearbyText left;
    private @Nullable NearbyText right;
    private @Nullable NearbyText beside;
    private @Nullable NearbyText previous;
    private @Nullable NearbyText next;
    private @Nullable NearbyText nextSentence;

    /**
     * Creates a candidate.
     *
     * @param page the page
     * @param blocks the texts of the page
     * @param place the number of its text
     * @param match the part
     * @param before the end of the number before it in its text, 0 if there is none
     */
    CodeCandidate(PageSignals page, List<TextBlock> blocks, int place, Match match, int before) {
        this.page = page;
        this.blocks = blocks;
        this.place = place;
        this.match = match;
        this.before = before;
    }

    PageSignals page() {
        return page;
    }

    Match match() {
        return match;
    }

    String code() {
        return match.code();
    }

    /** Returns the code with the digits that the page shows. */
    String shown() {
        String shown = block().shown().substring(match.codeStart(), match.end());
        return SEPARATORS.matcher(shown).replaceAll("");
    }

    /** Whether two codes are in the same text. */
    boolean isBeside(CodeCandidate other) {
        return place == other.place;
    }

    private TextBlock block() {
        return blocks.get(place);
    }

    private int element() {
        return block().elementAt(match.start());
    }

    /** Whether the code is all of its text. */
    boolean isAlone() {
        return isOnlyCode(block().text());
    }

    /** Whether it is the value of the term or of the cell before it. */
    boolean isValue() {
        FlatTree tree = page.page().tree();
        int up = element();
        for (int i = 0; i < MAX_CLIMB && up > 0; i++, up = tree.parent(up)) {
            String tag = tree.tag(up);
            if (tag.equals("dd") || (tag.equals("td") && up > tree.parent(up) + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an element inside of its text contains just the code. */
    boolean isMarked() {
        return !isAlone() && isOnlyCode(block().textAt(match.start()));
    }

    boolean isSetApart() {
        return isAlone() || isMarked();
    }

    private boolean isOnlyCode(String text) {
        int signs = text.length() - (match.end() - match.start());
        return signs <= 4
                && text.codePoints().filter(Character::isLetterOrDigit).count()
                        == Math.max(letters(), code().length());
    }

    private long letters() {
        return block().text()
                .substring(match.start(), match.end())
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .count();
    }

    /** Returns the font size, 0 if it is unknown. */
    double fontSize() {
        return fontSize(element());
    }

    private double fontSize(int element) {
        ComputedStyle style = page.page().tree().style(element);
        return style == null ? 0 : style.get(FontProperties.FONT_SIZE);
    }

    /** Whether the font is bold, of fixed width, or has spaces between the letters. */
    boolean isEmphasised() {
        ComputedStyle style = style();
        return style != null
                && (style.get(FontProperties.FONT_WEIGHT) >= 600
                        || !style.get(TextProperties.LETTER_SPACING).equals(Length.ZERO)
                        || style.get(FontProperties.FONT_FAMILY).stream()
                                .anyMatch(family -> family.name().contains("mono")));
    }

    private @Nullable ComputedStyle style() {
        return page.page().tree().style(element());
    }

    /** Whether two codes look the same. */
    boolean looksLike(CodeCandidate other) {
        return isAlone() == other.isAlone()
                && fontSize() == other.fontSize()
                && isEmphasised() == other.isEmphasised()
                && tag().equals(other.tag());
    }

    private String tag() {
        return page.page().tree().tag(element());
    }

    /** Whether its parts are separated, as in {@code WDJB-MJHT}. */
    boolean isSeparated() {
        return match.end() - match.start() > code().length();
    }

    /** Whether a number in the same font has a caption that is not about codes. */
    boolean hasCaptionedTwin() {
        for (int i = 1; i < blocks.size(); i++) {
            TextBlock twin = blocks.get(i);
            TextBlock caption = blocks.get(i - 1);
            if (i != place
                    && CodePattern.isOnlyNumber(twin.text())
                    && !twin.text().equals(block().text())
                    && !CodePattern.isOnlyNumber(caption.text())
                    && fontSize(twin.element()) == fontSize()
                    && !isAboutAnyCode(read(tail(caption.text(), NEIGHBOUR)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAboutAnyCode(NearbyText text) {
        return text.says(Topic.CODE_CONTEXT) || text.says(Topic.CODE_FIELD);
    }

    private NearbyText read(String folded) {
        return new NearbyText(page, folded);
    }

    /**
     * Whether a link, a control, the label of a field or a head of a table contains the code. A
     * link does not count if the code is all of its text, and a text about a code introduces it.
     */
    boolean isInControl() {
        FlatTree tree = page.page().tree();
        for (int up = element(); up >= 0; up = tree.parent(up)) {
            switch (tree.tag(up)) {
                case "button", "label", "option", "th", "nav", "footer" -> {
                    return true;
                }
                case "a" -> {
                    if (tree.hasAttribute(up, "href") && !isIntroduced()) {
                        return true;
                    }
                }
                default -> {
                    Role role = page.page().role(up);
                    if (role != null && role.isWidget() && role != Role.GRIDCELL) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether the code is alone and a text about a code, which ends in a colon, precedes it. */
    private boolean isIntroduced() {
        return isAlone() && previous().endsInColon() && previous().isAboutCode();
    }

    /** Returns the text directly before the code, in the same block. */
    NearbyText left() {
        NearbyText known = left;
        if (known == null) {
            known = read(tail(block().text().substring(0, match.start()), BESIDE));
            left = known;
        }
        return known;
    }

    /** Returns the text directly after the code, in the same block. */
    NearbyText right() {
        NearbyText known = right;
        if (known == null) {
            known = read(head(block().text().substring(match.end()), BESIDE));
            right = known;
        }
        return known;
    }

    /** Returns the texts directly before and after the code, in the same block. */
    NearbyText beside() {
        NearbyText known = beside;
        if (known == null) {
            known = read(left().text() + ' ' + right().text());
            beside = known;
        }
        return known;
    }

    /** Returns what names a number: the end of the text between the number before it and itself. */
    NearbyText name() {
        if (!isAlone()) {
            return read(tail(block().text().substring(before, match.start()), NAME));
        }
        TextBlock caption = caption();
        return read(caption == null ? "" : tail(caption.text(), NAME));
    }

    /** Returns the sentence around the code; the whole text if the code is a sentence. */
    NearbyText sentence() {
        NearbyText known = sentence;
        if (known == null) {
            known = read(findSentence());
            sentence = known;
        }
        return known;
    }

    private String findSentence() {
        String text = block().text();
        String left = tail(text.substring(0, match.start()), NEIGHBOUR);
        String right = head(text.substring(match.end()), NEIGHBOUR);
        String sentence = lastSentence(left) + ' ' + firstSentence(right);
        return sentence.chars().anyMatch(Character::isLetter) ? sentence : left + ' ' + right;
    }

    private static String firstSentence(String text) {
        Matcher end = SENTENCE_END.matcher(text);
        return end.find() ? text.substring(0, end.start()) : text;
    }

    private static String lastSentence(String text) {
        Matcher ends = SENTENCE_END.matcher(text);
        int from = 0;
        while (ends.find()) {
            from = ends.end();
        }
        return text.substring(from);
    }

    /** Returns the end of the text before that of the code, empty if it is far away. */
    NearbyText previous() {
        NearbyText known = previous;
        if (known == null) {
            TextBlock caption = caption();
            known = read(caption == null ? "" : tail(caption.text(), NEIGHBOUR));
            previous = known;
        }
        return known;
    }

    /** Returns the last sentence of {@link #previous}. */
    NearbyText previousSentence() {
        return read(lastSentence(previous().text()));
    }

    /** Returns the beginning of the text after that of the code, empty if it is far away. */
    NearbyText next() {
        NearbyText known = next;
        if (known == null) {
            boolean near = place + 1 < blocks.size() && isNear(place + 1);
            known = read(near ? head(blocks.get(place + 1).text(), NEIGHBOUR) : "");
            next = known;
        }
        return known;
    }

    /** Returns the first sentence of {@link #next}. */
    NearbyText nextSentence() {
        NearbyText known = nextSentence;
        if (known == null) {
            known = read(firstSentence(next().text()));
            nextSentence = known;
        }
        return known;
    }

    /** Returns the texts before and after that of the code. */
    NearbyText around() {
        StringBuilder around = new StringBuilder();
        int last = Math.min(blocks.size() - 1, place + AROUND);
        for (int i = Math.max(0, place - AROUND); i <= last; i++) {
            if (i != place && isNear(i)) {
                String text = blocks.get(i).text();
                around.append(i < place ? tail(text, NEIGHBOUR) : head(text, NEIGHBOUR));
                around.append(" . ");
            }
        }
        return read(around.toString());
    }

    /** Returns the first text before the code that is not itself a code alone, null if far away. */
    private @Nullable TextBlock caption() {
        int at = place - 1;
        while (at >= 0 && CodePattern.isOnlyNumber(blocks.get(at).text())) {
            at--;
        }
        return at >= 0 && isNear(at) ? blocks.get(at) : null;
    }

    private boolean isNear(int other) {
        double here = top(place);
        return Math.abs(top(other) - here) <= APART + APART * (Math.abs(other - place) - 1) / 4;
    }

    private double top(int block) {
        return page.page().bounds(blocks.get(block).element()).y();
    }

    /** Whether the text of the code is a paragraph of several sentences. */
    boolean isProse() {
        return Texts.letters(block().text()) > PROSE;
    }

    /** Returns the end of a text from the beginning of a word on, folded. */
    private static String tail(String text, int length) {
        int from = Math.max(0, text.length() - length);
        while (from > 0
                && from < text.length()
                && Character.isLetterOrDigit(text.charAt(from - 1))
                && !Texts.isDense(text.charAt(from - 1))) {
            from++;
        }
        return Texts.fold(text.substring(Math.min(from, text.length())));
    }

    /** Returns the beginning of a text up to the end of a word, folded. */
    private static String head(String text, int length) {
        int to = Math.min(text.length(), length);
        while (to > 0
                && to < text.length()
                && Character.isLetterOrDigit(text.charAt(to))
                && !Texts.isDense(text.charAt(to))) {
            to--;
        }
        return Texts.fold(text.substring(0, to));
    }
}
