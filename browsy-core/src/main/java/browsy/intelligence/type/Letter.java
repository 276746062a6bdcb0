package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * A page that consists of texts only, as mails in plain text do, whose first paragraph is a
 * greeting.
 *
 * @param evidence the greeting, null if the page is no letter
 */
record Letter(@Nullable Evidence evidence) {

    /** The maximum length of a greeting and of what ends a letter. */
    private static final int MAX_GREETING = 50;

    /** What greetings end with. */
    private static final String ENDS = ",!:،，、！：様君好";

    /** Ends of greetings that are also ends of sentences and introductions. */
    private static final String AMBIGUOUS_ENDS = "!:";

    /** What a signature begins with. */
    private static final String DASHES = "-–—";

    /** The minimum length of the text after a greeting. */
    private static final int MIN_TEXT = 20;

    /** The maximum length of a letter. */
    private static final int MAX_TEXT = 3000;

    /** Topics that make a text a mail although it has no signature. */
    private static final Set<Topic> ACCOUNT =
            Set.of(
                    Topic.LOGIN,
                    Topic.REGISTER,
                    Topic.VERIFICATION,
                    Topic.CODE_CONTEXT,
                    Topic.PASSWORD_RECOVERY);

    /** Reads a page as a letter. */
    static Letter of(PageFacts facts) {
        return facts.page().derived(Letter.class, Letter::read);
    }

    /** Whether a page consists of texts: it has no headings and no controls other than links. */
    private static boolean isPlain(PageSignals page) {
        return page.headings().isEmpty()
                && page.groups().isEmpty()
                && page.content().buttons().isEmpty()
                && page.content().mainTextLength() <= MAX_TEXT;
    }

    private static Letter read(PageSignals page) {
        SpatialElement first = null;
        List<String> paragraphs = new ArrayList<>();
        for (SpatialElement element : isPlain(page) ? page.visible() : List.<SpatialElement>of()) {
            if (element.text() != null && !element.tag().equals("img")) {
                first = first == null ? element : first;
                addParagraphs(page.page().source(element), element.text(), paragraphs);
            }
        }
        return new Letter(
                first != null && isLetter(page, paragraphs)
                        ? new Evidence("", paragraphs.get(0), List.of(first.id()))
                        : null);
    }

    private static void addParagraphs(Element source, String text, List<String> paragraphs) {
        for (String paragraph : lines(source, text).split("\\n\\s*\\n")) {
            if (!paragraph.isBlank()) {
                paragraphs.add(paragraph.strip());
            }
        }
    }

    /** Returns a text with its line breaks. */
    private static String lines(Element source, String text) {
        if (source.normalName().equals("pre") || source.selectFirst("> br") == null) {
            return text;
        }
        StringBuilder lines = new StringBuilder();
        for (Node child : source.childNodes()) {
            if (child instanceof TextNode node) {
                lines.append(node.text());
            } else if (child instanceof Element element) {
                lines.append(element.normalName().equals("br") ? "\n" : element.text());
            }
        }
        return lines.toString();
    }

    private static boolean isLetter(PageSignals page, List<String> paragraphs) {
        if (paragraphs.size() < 2 || !isGreeting(paragraphs.get(0)) || !isText(paragraphs.get(1))) {
            return false;
        }
        String greeting = paragraphs.get(0);
        if (isDone(page, greeting)) {
            return false;
        }
        return AMBIGUOUS_ENDS.indexOf(greeting.charAt(greeting.length() - 1)) < 0
                || isSignature(paragraphs.get(paragraphs.size() - 1))
                || paragraphs.stream().anyMatch(paragraph -> isOfAccount(page, paragraph));
    }

    /** Whether a page says that it has done something, such as sending a mail. */
    private static boolean isDone(PageSignals page, String text) {
        return AccountLexicon.standard().says(AccountWord.DONE, Texts.fold(text), page.language());
    }

    /**
     * Whether a text is a short line that ends like a greeting: with a comma, a colon or an
     * exclamation mark, or with a Japanese or Chinese form of address.
     */
    static boolean isGreeting(String text) {
        if (text.isEmpty()
                || text.indexOf('\n') >= 0
                || Texts.letters(text) > MAX_GREETING
                || !Character.isLetter(text.codePointAt(0))) {
            return false;
        }
        int comma = text.indexOf(',');
        return ENDS.indexOf(text.charAt(text.length() - 1)) >= 0
                && (comma < 0 || comma == text.length() - 1 || text.charAt(comma + 1) == ' ');
    }

    private static boolean isText(String paragraph) {
        return Character.isLetter(paragraph.codePointAt(0))
                && Texts.letters(paragraph) >= MIN_TEXT
                && paragraph.codePoints().allMatch(Letter::isOfText);
    }

    /** Whether a character is common in prose, as opposed to program code. */
    private static boolean isOfText(int c) {
        return "{}<>=;|\\".indexOf(c) < 0;
    }

    /** Whether a paragraph is about an account. */
    private static boolean isOfAccount(PageSignals page, String paragraph) {
        String folded = Texts.fold(paragraph);
        return ACCOUNT.stream().anyMatch(topic -> page.lexicon().get(topic).in(folded));
    }

    /** Whether a paragraph is a signature: a short text with a comma, or one after a dash. */
    private static boolean isSignature(String paragraph) {
        return Texts.letters(paragraph) <= MAX_GREETING
                && (DASHES.indexOf(paragraph.charAt(0)) >= 0
                        || (paragraph.indexOf(',') > 0
                                && paragraph.indexOf(':') < 0
                                && !Sentences.isWhole(paragraph)));
    }
}
