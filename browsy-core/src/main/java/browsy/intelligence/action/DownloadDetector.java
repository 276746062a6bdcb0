package browsy.intelligence.action;

import browsy.html.AttributeKind;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.EntryFact;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
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
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Detects downloads: links to files, links with a {@code download} attribute, and controls whose
 * captions begin with a download phrase.
 */
final class DownloadDetector implements ActionDetector {

    /** Extensions of files that are downloaded, in lower case. */
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
                    "torrent",
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

    /** Extensions of documents and media. Articles cite such files without offering a download. */
    private static final Set<String> DOCUMENT_ENDINGS =
            Set.of(
                    "pdf", "csv", "xls", "xlsx", "doc", "docx", "ppt", "pptx", "odt", "ods", "mp3",
                    "mp4");

    /** The maximum length of a caption that begins with a download phrase, in characters. */
    private static final int MAX_CAPTION = 60;

    /** The maximum length of an extension, in characters. */
    private static final int MAX_ENDING = 8;

    /**
     * The minimum length of the text around a link that makes the link part of a sentence, in
     * characters.
     */
    private static final int MIN_SENTENCE = 25;

    /** A fragment that is the name of a place, not a route of an application. */
    private static final Pattern PLACE = Pattern.compile("#[^/!]+$");

    /** The word for downloads as a part of a path or query. */
    private static final Pattern DOWNLOAD_ADDRESS =
            Pattern.compile("[/?&=._-]downloads?(?![a-z])", Pattern.CASE_INSENSITIVE);

    /** The share of the entries from which on a list is one of downloads. */
    private static final double MOST = 0.5;

    @Override
    public List<Download> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<DownloadItem> items = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            boolean control =
                    element.role() == Role.LINK
                            || element.role() == Role.BUTTON
                            || element.tag().equals("button");
            if (control && isDownload(page, element, type)) {
                items.add(new DownloadItem(element.id(), displayText(element), element.href()));
            }
        }
        return items.isEmpty() ? List.of() : List.of(new Download(items));
    }

    /**
     * Whether a control downloads something. A link to a file does, unless the page reports its
     * address, but on articles and steps of a log-in a link to a document must name the extension
     * or a download, since texts cite documents and terms are documents; so does a link with a
     * {@code download} attribute. Any other control needs a short caption that begins with a
     * download phrase and not with one for more of a list or a new code, must be in the main
     * content, and must not link to a place on the same page, stand in a sentence of an article or
     * be the title of an entry.
     */
    private static boolean isDownload(PageSignals page, SpatialElement element, PageType type) {
        String href = element.href();
        String ending = href == null ? "" : ending(page.caption(element), href);
        boolean cited = citesDocuments(type) && DOCUMENT_ENDINGS.contains(ending);
        boolean file = !ending.isEmpty() && (!cited || namesDownload(page, element, ending));
        if (href != null && isReported(page.caption(element), type)) {
            return false;
        }
        if (href != null && (file || hasDownloadAttribute(page, element))) {
            return true;
        }
        if (!page.mayBeCaptioned(element, Topic.DOWNLOAD) || !page.isMain(element)) {
            return false;
        }
        PhraseSet phrases = page.lexicon().get(Topic.DOWNLOAD);
        String caption = page.caption(element);
        return caption.length() <= MAX_CAPTION
                && phrases.begins(caption)
                && !page.lexicon().get(Topic.MORE).begins(caption)
                && !(href == null && page.lexicon().get(Topic.CANCEL).begins(caption))
                && (href == null || leavesPage(page, element))
                && !(type == PageType.ARTICLE && isInSentence(page, element))
                && !isTitle(page, element, type);
    }

    private static boolean citesDocuments(PageType type) {
        return switch (type) {
            case ARTICLE, LOGIN, TWO_FACTOR_AUTH, OAUTH_CONSENT, CAPTCHA -> true;
            default -> false;
        };
    }

    /**
     * Whether a link is the title of a result of a search, or of an entry that is about a download
     * among entries that are about other things.
     */
    private static boolean isTitle(PageSignals page, SpatialElement link, PageType type) {
        Entries entries = page.entries();
        return switch (type) {
            case SEARCH_RESULTS -> entries.leadTo(link);
            case LIST ->
                    page.caption(link).length() >= MIN_SENTENCE
                            && entries.share(EntryFact.DOWNLOAD) < MOST
                            && entries.leadTo(link);
            default -> false;
        };
    }

    /**
     * Whether the caption of a link is an address that a page reports: the one that failed, or one
     * with figures about it.
     */
    private static boolean isReported(String caption, PageType type) {
        return switch (type) {
            case ERROR -> caption.contains("://");
            case DASHBOARD -> caption.contains("://") || caption.startsWith("/");
            default -> false;
        };
    }

    /**
     * Whether a link is part of a sentence. Such a link leads to further reading, not to a file.
     */
    private static boolean isInSentence(PageSignals page, SpatialElement link) {
        Element source = page.page().source(link);
        Element parent = source.parent();
        String before = text(source.previousSibling());
        String after = text(source.nextSibling());
        boolean continues =
                (!before.isEmpty() && continuesSentence(before.charAt(before.length() - 1)))
                        || (!after.isEmpty() && continuesSentence(after.charAt(0)));
        return continues && parent != null && parent.ownText().length() >= MIN_SENTENCE;
    }

    private static String text(@Nullable Node node) {
        return node instanceof TextNode text ? text.text().strip() : "";
    }

    private static boolean continuesSentence(char c) {
        return Character.isLetter(c) || c == ',';
    }

    private static boolean hasDownloadAttribute(PageSignals page, SpatialElement link) {
        return page.page().tree().has(page.page().indexOf(link), AttributeKind.DOWNLOAD);
    }

    /**
     * Whether a link leads to another address or is handled by a script ({@code #}), rather than
     * leading to a place on this or another page.
     */
    private static boolean leavesPage(PageSignals page, SpatialElement link) {
        String href = page.page().source(link).attr("href").strip();
        int fragment = href.indexOf('#');
        return !href.isEmpty()
                && (fragment < 0
                        || href.equals("#")
                        || (fragment > 0 && !PLACE.matcher(href).find(fragment)));
    }

    /**
     * Whether the caption of a link names the extension of the file or contains a download phrase.
     */
    private static boolean namesDownload(PageSignals page, SpatialElement link, String ending) {
        String caption = page.caption(link);
        return caption.contains(ending) || page.lexicon().get(Topic.DOWNLOAD).in(caption);
    }

    /**
     * Returns the extension of the file that a link leads to: that of its address; or that of its
     * caption, if the address contains the word "download". Empty if it is none of {@link
     * #FILE_ENDINGS}.
     */
    private static String ending(String caption, String href) {
        String ending = fileEnding(href);
        boolean named =
                ending.isEmpty()
                        && caption.indexOf(' ') < 0
                        && DOWNLOAD_ADDRESS.matcher(href).find(pathStart(href));
        return named ? fileEnding(caption) : ending;
    }

    /** Returns the start of the path of an address. */
    private static int pathStart(String href) {
        int host = href.indexOf("://");
        int path = host < 0 ? 0 : href.indexOf('/', host + 3);
        return path < 0 ? href.length() : path;
    }

    /**
     * Returns the extension of the file at an address in lower case, empty if it is none of {@link
     * #FILE_ENDINGS}.
     */
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

    private static @Nullable String displayText(SpatialElement element) {
        return element.text() != null ? element.text() : element.accessibleName();
    }
}
