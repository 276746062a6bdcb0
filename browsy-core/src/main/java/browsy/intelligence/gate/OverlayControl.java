package browsy.intelligence.gate;

import browsy.css.value.Color;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import java.net.URI;
import java.util.Locale;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A control of an overlay: what it says, what its author calls it, and where it leads. */
final class OverlayControl {

    /** The maximum length of a caption that counts, in letters. */
    private static final int MAX_CAPTION = 70;

    /** The maximum length of the names that count, in characters. */
    private static final int MAX_NAMES = 300;

    /** Shorter words occur in names by chance. */
    private static final int MIN_NAME = 4;

    private final PageSignals page;
    private final OverlayBox box;
    private final SpatialElement element;
    private final int index;
    private final TopicText caption;
    private @Nullable TopicText names;

    OverlayControl(PageSignals page, OverlayBox box, SpatialElement element) {
        this.page = page;
        this.box = box;
        this.element = element;
        index = page.page().indexOf(element);
        String folded = page.caption(element);
        caption = page.lexicon().read(Texts.letters(folded) > MAX_CAPTION ? "" : folded);
    }

    OverlayBox box() {
        return box;
    }

    SpatialElement element() {
        return element;
    }

    /** Returns the DOM element. */
    Element source() {
        return page.page().tree().element(index);
    }

    /** Returns the folded caption, empty if it is long. */
    String text() {
        return caption.text();
    }

    /** Returns evidence if the caption is a phrase of a topic. */
    @Nullable Evidence is(Topic topic) {
        return page.lexicon().get(topic).is(caption.text()) ? Evidence.on(element) : null;
    }

    /** Returns evidence if the caption begins with a phrase of a topic. */
    @Nullable Evidence begins(Topic topic) {
        return caption.begins(page.lexicon().get(topic)) ? Evidence.on(element) : null;
    }

    /**
     * Returns evidence if the caption begins with a phrase of a topic, or the names contain one.
     */
    @Nullable Evidence isCalled(Topic topic) {
        Evidence begins = begins(topic);
        return begins != null ? begins : isNamed(topic);
    }

    /** Returns evidence if the caption contains a phrase of a topic. */
    @Nullable Evidence says(Topic topic) {
        return caption.find(page.lexicon().get(topic)) == null ? null : Evidence.on(element);
    }

    /** Returns evidence if the author's names for the control contain a phrase of a topic. */
    @Nullable Evidence isNamed(Topic topic) {
        String phrase = names().find(page.lexicon().get(topic), MIN_NAME);
        return phrase == null ? null : Evidence.on(element);
    }

    /** Returns the words of id, classes, name, value, data attributes and click handler. */
    private TopicText names() {
        TopicText known = names;
        if (known == null) {
            known = page.lexicon().read(names(source()));
            names = known;
        }
        return known;
    }

    private static String names(Element source) {
        StringBuilder words = new StringBuilder();
        for (Attribute attribute : source.attributes()) {
            if (isName(attribute.getKey()) && words.length() < MAX_NAMES) {
                words.append(Texts.words(attribute.getValue())).append(' ');
            }
        }
        return words.toString().strip();
    }

    /** Returns the phrase of a topic that the author's names for an element contain. */
    static @Nullable String named(PageSignals page, Element source, Topic topic) {
        return page.lexicon().get(topic).find(names(source), MIN_NAME);
    }

    private static boolean isName(String attribute) {
        return switch (attribute) {
            case "id", "class", "name", "value", "onclick" -> true;
            default -> attribute.startsWith("data-");
        };
    }

    /** Whether the control shows no words: only a sign such as a cross, or a picture. */
    boolean isSign() {
        return element.caption().codePoints().noneMatch(Character::isLetterOrDigit);
    }

    /** Whether caption, names or markup tell that the control closes the box around it. */
    boolean closes() {
        return begins(Topic.CLOSE) != null || isNamedClose() || isDeclaredClose();
    }

    boolean isNamedClose() {
        return page.structure().isNamedClose(index);
    }

    /** Whether markup declares that the control closes the box around it. */
    boolean isDeclaredClose() {
        Element source = source();
        String command = source.attr("command").toLowerCase(Locale.ROOT);
        return source.hasAttr("data-dismiss")
                || source.hasAttr("data-bs-dismiss")
                || source.attr("popovertargetaction").equalsIgnoreCase("hide")
                || command.equals("close")
                || command.equals("request-close")
                || command.equals("hide-popover")
                || source.attr("formmethod").equalsIgnoreCase("dialog")
                || closesByForm(source);
    }

    private boolean closesByForm(Element source) {
        Element form = source.closest("form");
        return form != null && form.attr("method").equalsIgnoreCase("dialog") && isButton();
    }

    /** Whether the caption names a price, or the text around this and no other control does. */
    boolean namesPrice() {
        return (!caption.text().isEmpty() && Amounts.areIn(shown()))
                || (box.namesPrice() && Amounts.areIn(box.textAround(this)));
    }

    /** Returns the caption as written, else the accessible name. */
    private String shown() {
        String shown = element.caption();
        String name = element.accessibleName();
        return shown.isEmpty() && name != null ? name : shown;
    }

    /** Whether the control looks or acts like a button, as opposed to a link in a text. */
    boolean isButton() {
        return element.tag().equals("button")
                || element.role() == Role.BUTTON
                || (element.inputType() != null && element.inputType().isButton())
                || page.structure().isNamedButton(index)
                || !leadsAway();
    }

    /** Whether the control is a link to another page or another part of the page. */
    boolean leadsAway() {
        String href = source().attr("href").strip();
        if (element.href() == null
                || href.length() < 2
                || href.toLowerCase(Locale.ROOT).startsWith("javascript:")) {
            return false;
        }
        return !href.startsWith("#") || page.ids().find(source(), href.substring(1)) != null;
    }

    /** Whether the control is a link to another site. */
    boolean leadsToOtherSite() {
        String host = host(element.href());
        return host != null && !host.equals(host(page.url()));
    }

    /** Returns the host of an HTTP URL without {@code www}, null if there is none. */
    private static @Nullable String host(@Nullable String url) {
        if (url == null || !url.regionMatches(true, 0, "http", 0, 4)) {
            return null;
        }
        try {
            String host = URI.create(url).getHost();
            return host == null ? null : host.toLowerCase(Locale.ROOT).replaceFirst("^www\\.", "");
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns the background colour of the control, transparent if it has none. */
    Color background() {
        ComputedStyle style = page.page().tree().style(index);
        return style == null ? Color.TRANSPARENT : style.get(EffectProperties.BACKGROUND_COLOR);
    }
}
