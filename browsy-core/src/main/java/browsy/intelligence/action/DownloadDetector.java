package browsy.intelligence.action;

import browsy.html.Trait;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Download;
import browsy.model.SuggestedAction.DownloadItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Links to files, and links that say they download something. */
final class DownloadDetector implements ActionDetector {

    private static final Set<String> FILE_ENDINGS =
            Set.of(
                    "zip",
                    "tar",
                    "gz",
                    "tgz",
                    "bz2",
                    "xz",
                    "7z",
                    "rar",
                    "dmg",
                    "exe",
                    "msi",
                    "deb",
                    "rpm",
                    "pkg",
                    "apk",
                    "appimage",
                    "iso",
                    "jar",
                    "whl",
                    "pdf",
                    "csv",
                    "xls",
                    "xlsx",
                    "doc",
                    "docx",
                    "ppt",
                    "pptx",
                    "odt",
                    "ods",
                    "epub",
                    "mobi",
                    "mp3",
                    "mp4");

    /** What one reads or plays, so that texts refer to it. */
    private static final Set<String> DOCUMENT_ENDINGS =
            Set.of(
                    "pdf", "csv", "xls", "xlsx", "doc", "docx", "ppt", "pptx", "odt", "ods", "mp3",
                    "mp4");

    private static final int MAX_CAPTION = 60;
    private static final int MAX_ENDING = 8;

    /** Text of this length around a link makes a sentence of it, in characters. */
    private static final int MIN_SENTENCE = 25;

    @Override
    public List<Download> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<DownloadItem> items = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            boolean control =
                    element.role() == Role.LINK
                            || element.role() == Role.BUTTON
                            || element.tag().equals("button");
            if (control && isDownload(page, element, type)) {
                items.add(new DownloadItem(element.id(), shown(element), element.href()));
            }
        }
        return items.isEmpty() ? List.of() : List.of(new Download(items));
    }

    private static boolean isDownload(PageSignals page, SpatialElement element, PageType type) {
        String href = element.href();
        String ending = href == null ? "" : fileEnding(href);
        boolean refers = type == PageType.ARTICLE && DOCUMENT_ENDINGS.contains(ending);
        boolean file = !ending.isEmpty() && (!refers || names(page, element, ending));
        if (href != null && (file || isMarked(page, element))) {
            return true;
        }
        if (!page.mayBeCaptioned(element, Topic.DOWNLOAD) || !page.isMain(element)) {
            return false;
        }
        PhraseSet phrases = page.lexicon().get(Topic.DOWNLOAD);
        String caption = page.caption(element);
        return caption.length() <= MAX_CAPTION
                && phrases.begins(caption)
                && (href == null || leadsAway(page, element))
                && !(type == PageType.ARTICLE && isInSentence(page, element));
    }

    /**
     * Whether a link is a part of a sentence: there it leads to more of the kind, not to a file.
     */
    private static boolean isInSentence(PageSignals page, SpatialElement link) {
        Element source = page.page().source(link);
        Element parent = source.parent();
        if (parent == null || parent.ownText().length() < MIN_SENTENCE) {
            return false;
        }
        String before = text(source.previousSibling());
        String after = text(source.nextSibling());
        return (!before.isEmpty() && goesOn(before.charAt(before.length() - 1)))
                || (!after.isEmpty() && goesOn(after.charAt(0)));
    }

    private static String text(@Nullable Node node) {
        return node instanceof TextNode text ? text.text().strip() : "";
    }

    private static boolean goesOn(char c) {
        return Character.isLetter(c) || c == ',';
    }

    private static boolean isMarked(PageSignals page, SpatialElement link) {
        return page.page().tree().has(page.page().indexOf(link), Trait.DOWNLOAD);
    }

    /** Elsewhere, or where a script takes over; not to another part of the page. */
    private static boolean leadsAway(PageSignals page, SpatialElement link) {
        String href = page.page().source(link).attr("href").strip();
        return !href.isEmpty() && (!href.startsWith("#") || href.equals("#"));
    }

    /** What a text refers to is read, not downloaded, unless the link says what file it is. */
    private static boolean names(PageSignals page, SpatialElement link, String ending) {
        String caption = page.caption(link);
        return caption.contains(ending) || page.lexicon().get(Topic.DOWNLOAD).in(caption);
    }

    /** The ending by which an address is that of a file, empty if it is not. */
    private static String fileEnding(String href) {
        int query = href.indexOf('?');
        int fragment = href.indexOf('#');
        int end = query < 0 ? href.length() : query;
        end = fragment < 0 ? end : Math.min(end, fragment);
        int dot = end - 1;
        while (dot > 0 && end - dot <= MAX_ENDING && Character.isLetterOrDigit(href.charAt(dot))) {
            dot--;
        }
        if (dot <= 0 || href.charAt(dot) != '.') {
            return "";
        }
        String ending = href.substring(dot + 1, end).toLowerCase(Locale.ROOT);
        return FILE_ENDINGS.contains(ending) ? ending : "";
    }

    private static @Nullable String shown(SpatialElement element) {
        return element.text() != null ? element.text() : element.accessibleName();
    }
}
