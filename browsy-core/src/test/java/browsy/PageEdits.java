package browsy;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Makes random changes to a copy of a document and records the elements that they touch. */
final class PageEdits {

    private static final List<String> WORDS =
            List.of(
                    "amber", "quartz", "velvet", "harbour", "lantern", "meadow", "orchid",
                    "tundra");

    private final Document copy;
    private final Map<Element, Element> originals = new IdentityHashMap<>();
    private final Map<Element, Element> copies = new IdentityHashMap<>();
    private final Set<Element> touched = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Random random;
    private final StringBuilder log = new StringBuilder();

    PageEdits(Document document, long seed) {
        copy = document.clone();
        List<Element> before = document.getAllElements();
        List<Element> after = copy.getAllElements();
        for (int i = 0; i < before.size(); i++) {
            originals.put(after.get(i), before.get(i));
            copies.put(before.get(i), after.get(i));
        }
        random = new Random(seed);
    }

    Document document() {
        return copy;
    }

    /** The original of an element that was not touched; null for all others. */
    @Nullable Element untouched(Element element) {
        return touched.contains(element) ? null : originals.get(element);
    }

    /** The original of an element, touched or not; null for a new element. */
    @Nullable Element original(Element element) {
        return originals.get(element);
    }

    /** The copy of an element of the original document. */
    @Nullable Element copy(Element element) {
        return copies.get(element);
    }

    String log() {
        return log.toString();
    }

    /**
     * Makes one change: inserts, removes or moves an element, or changes its text or an attribute.
     */
    void edit() {
        List<Element> all = copy.body().getAllElements();
        Element element = all.get(random.nextInt(all.size()));
        if (element == copy.body()) {
            return;
        }
        switch (random.nextInt(5)) {
            case 0 -> insert(element);
            case 1 -> remove(element);
            case 2 -> move(element, all.get(random.nextInt(all.size())));
            case 3 -> changeText(element);
            default -> changeAttribute(element);
        }
    }

    private void insert(Element element) {
        Element added = copy.createElement(random.nextBoolean() ? "p" : "button");
        added.text(phrase());
        note("insert before", element);
        element.before(added);
    }

    private void remove(Element element) {
        note("remove", element);
        element.remove();
    }

    /** Moves an element, unless an equal one may be taken for it. */
    private void move(Element element, Element to) {
        if (to != copy.body() && !element.getAllElements().contains(to) && isUnique(element)) {
            note("move", element);
            touched.addAll(element.getAllElements());
            to.before(element);
        }
    }

    private boolean isUnique(Element element) {
        String html = element.outerHtml();
        return copy.body().select(element.tagName()).stream()
                .noneMatch(other -> other != element && other.outerHtml().equals(html));
    }

    private void changeText(Element element) {
        for (TextNode text : element.textNodes()) {
            if (!text.isBlank()) {
                note("new text of", element);
                text.text(phrase());
                touched.add(element);
                return;
            }
        }
    }

    private void changeAttribute(Element element) {
        note("new attribute of", element);
        element.attr(random.nextBoolean() ? "class" : "title", phrase());
        touched.add(element);
    }

    private String phrase() {
        Set<String> words = new HashSet<>();
        StringBuilder phrase = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            String word = WORDS.get(random.nextInt(WORDS.size())) + random.nextInt(1000);
            if (words.add(word)) {
                phrase.append(i == 0 ? "" : " ").append(word);
            }
        }
        return phrase.toString();
    }

    private void note(String what, Element element) {
        log.append(what).append(' ').append(element.cssSelector()).append("; ");
    }
}
