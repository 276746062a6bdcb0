package browsy.style;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.css.media.MediaEnvironment;
import browsy.css.media.MediaQueryList;
import browsy.css.parse.ParseMode;
import browsy.css.syntax.StylesheetDecoder;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.html.csp.ContentPolicy;
import browsy.infra.DataUrl;
import browsy.infra.TimeLimit;
import browsy.style.cascade.AuthorSheet;
import browsy.style.cascade.CompiledSheet;
import browsy.style.cascade.StylesheetCache;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects, loads and compiles the stylesheets of a document. External sheets are loaded in
 * batches: first all linked sheets, then all sheets that they import, and so on.
 */
final class StylesheetCollector {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final ElementTree tree;
    private final ContentPolicy policy;
    private final StylesheetLoader loader;
    private final MediaEnvironment environment;
    private final StylesheetCache cache;
    private final Limits limits;
    private final ParseMode mode;
    private final Set<String> warnings = new LinkedHashSet<>();
    private int sheetCount;
    private int charCount;
    private int ruleCount;

    /**
     * A stylesheet that is being collected; {@code base} and {@code sheet} are set once it is
     * loaded.
     */
    private static final class Node {
        private final TreeElement owner;
        private final MediaQueryList media;
        private final @Nullable Node importer;
        private final StylesheetLoader.@Nullable Link link;
        private final List<String> policies;
        private final ContentPolicy content;
        private @Nullable URI base;
        private @Nullable CompiledSheet sheet;
        private final List<@Nullable Node> imports = new ArrayList<>();

        Node(
                TreeElement owner,
                MediaQueryList media,
                @Nullable Node importer,
                StylesheetLoader.@Nullable Link link,
                List<String> policies,
                ContentPolicy content) {
            this.owner = owner;
            this.media = media;
            this.importer = importer;
            this.link = link;
            this.policies = policies;
            this.content = content;
        }

        /** The address to load; null for the text of an element. */
        @Nullable URI wanted() {
            return link == null ? null : link.address();
        }

        /**
         * Whether an address is that of this sheet or of a sheet that imports it, directly or not.
         */
        boolean isWithin(URI address) {
            for (Node at = this; at != null; at = at.importer) {
                if (address.equals(at.wanted()) || address.equals(at.base)) {
                    return true;
                }
            }
            return false;
        }

        int depth() {
            int depth = 0;
            for (Node at = importer; at != null; at = at.importer) {
                depth++;
            }
            return depth;
        }

        @Nullable AuthorSheet toSheet(TreeScope scope) {
            if (sheet == null) {
                return null;
            }
            List<@Nullable AuthorSheet> children = new ArrayList<>();
            for (Node child : imports) {
                children.add(child == null ? null : child.toSheet(scope));
            }
            String source = base == null || link == null ? "<style>" : base.toString();
            return new AuthorSheet(sheet, source, media, scope, owner, children);
        }
    }

    StylesheetCollector(
            ElementTree tree,
            ContentPolicy policy,
            StylesheetLoader loader,
            MediaEnvironment environment,
            StylesheetCache cache,
            Limits limits) {
        this.tree = tree;
        this.policy = policy;
        this.loader = loader;
        this.environment = environment;
        this.cache = cache;
        this.limits = limits;
        this.mode = tree.isQuirksMode() ? ParseMode.QUIRKS : ParseMode.STANDARD;
    }

    /**
     * Creates a node for each style or link element and loads the batches until no imports remain.
     */
    DocumentStyles collect() {
        URI documentBase = UrlReferences.parse(tree.document().baseUri());
        URI documentAddress = UrlReferences.parse(tree.document().location());
        List<Node> all = new ArrayList<>();
        List<Node> level = new ArrayList<>();
        PolicyStages stages = new PolicyStages(tree.document().location(), policy);
        for (StyleElement element : StyleElement.all(tree, stages)) {
            String href = element.href();
            URI base = element.precedesBase() ? documentAddress : documentBase;
            URI address = href == null ? null : UrlReferences.resolve(base, href);
            boolean exists = href == null || address != null;
            if (!exists || !mayAdd() || !isAllowed(element, address)) {
                continue;
            }
            Node node =
                    new Node(
                            element.element(),
                            element.media(),
                            null,
                            address == null ? null : element.link(address),
                            element.policies(),
                            element.content());
            all.add(node);
            if (address == null) {
                node.base = base;
                take(node, element.text());
                level.addAll(imports(node));
            } else if (node.media.matches(environment)) {
                level.add(node);
            }
        }
        // Each batch of loaded sheets yields the batch of its imports.
        while (!level.isEmpty()) {
            level = load(level);
        }
        List<AuthorSheet> sheets = new ArrayList<>();
        for (Node node : all) {
            AuthorSheet sheet = node.toSheet(node.owner.scope());
            if (sheet != null) {
                sheets.add(sheet);
            }
        }
        return new DocumentStyles(sheets, List.copyOf(warnings), stages.ofAttributes());
    }

    /**
     * Returns the text of a {@code data:} URL; null if the address is no such URL or is malformed.
     * Outside of quirks mode, also null if its media type is not {@code text/css}.
     */
    private @Nullable String inline(URI address) {
        DataUrl data = DataUrl.parse(address.toString());
        if (data == null || (mode != ParseMode.QUIRKS && !data.mediaType().equals("text/css"))) {
            return null;
        }
        return StylesheetDecoder.decode(data.bytes(), null);
    }

    /** Loads a batch of sheets and returns the nodes of their imports. */
    private List<Node> load(List<Node> level) {
        List<Node> remote = new ArrayList<>();
        List<StylesheetLoader.Link> wanted = new ArrayList<>();
        List<Node> next = new ArrayList<>();
        for (Node node : level) {
            StylesheetLoader.Link link = node.link;
            if (link == null) {
                continue;
            }
            URI address = link.address();
            String inline = inline(address);
            if (inline != null) {
                node.base = address;
                take(node, inline);
                next.addAll(imports(node));
            } else {
                remote.add(node);
                wanted.add(link);
            }
        }
        List<Optional<StylesheetLoader.Sheet>> loaded =
                wanted.isEmpty()
                        ? List.of()
                        : TimeLimit.paused(() -> loader.loadLinks(List.copyOf(wanted)));
        for (int i = 0; i < remote.size() && i < loaded.size(); i++) {
            Node node = remote.get(i);
            loaded.get(i)
                    .filter(this::applies)
                    .ifPresent(
                            answer -> {
                                node.base = answer.finalUri();
                                take(node, withoutByteOrderMark(answer.text()));
                                next.addAll(imports(node));
                            });
        }
        return next;
    }

    /** Returns the text of a file that might have been decoded together with its mark. */
    private static String withoutByteOrderMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    /** Whether a style sheet applies to documents of the mode; adds a warning if not. */
    private boolean applies(StylesheetLoader.Sheet sheet) {
        boolean applies = sheet.modes() == StylesheetLoader.Modes.ALL || mode == ParseMode.QUIRKS;
        if (!applies) {
            warnings.add("style sheet left out, it is not text/css: " + sheet.finalUri());
        }
        return applies;
    }

    /** Whether the content policy allows a sheet; adds a warning if not. */
    private boolean isAllowed(StyleElement element, @Nullable URI address) {
        boolean allowed = element.isAllowed(address);
        if (!allowed) {
            refused(address == null ? "<style>" : shown(address));
        }
        return allowed;
    }

    private static String shown(URI address) {
        return DataUrl.is(address.toString()) ? "data:..." : address.toString();
    }

    private void refused(String sheet) {
        warnings.add(
                "style sheet left out, the page's Content-Security-Policy does not allow it: "
                        + sheet);
    }

    /** Whether the limit allows another stylesheet; counts it if so. */
    private boolean mayAdd() {
        if (sheetCount >= limits.maxStylesheets()) {
            warnings.add("more than " + limits.maxStylesheets() + " stylesheets");
            return false;
        }
        sheetCount++;
        return true;
    }

    /**
     * Compiles the text of a sheet, truncated at the limit of CSS text. Drops the sheet if it has
     * too many rules.
     */
    private void take(Node node, String text) {
        int room = Math.min(limits.maxCssCharsPerSheet(), limits.maxCssChars() - charCount);
        String kept = text;
        if (text.length() > room) {
            warnings.add("stylesheets were cut off at the limit of CSS text");
            kept = text.substring(0, room);
        }
        charCount += kept.length();
        CompiledSheet sheet = cache.get(kept, mode);
        if (ruleCount + sheet.ruleCount() > limits.maxRules()) {
            warnings.add("more than " + limits.maxRules() + " style rules");
            return;
        }
        ruleCount += sheet.ruleCount();
        node.sheet = sheet;
    }

    /** The link of an import. An import of a {@code style} element belongs to the document. */
    private static StylesheetLoader.Link imported(Node importer, URI address) {
        return new StylesheetLoader.Link(
                address,
                importer.link == null ? null : importer.base,
                CrossOrigin.NONE,
                "",
                importer.link == null ? importer.policies : List.of(),
                SheetSources.of(importer.content, ""));
    }

    /** Whether the content policy allows an import, which has no nonce; adds a warning if not. */
    private boolean isAllowedImport(Node importer, URI address) {
        boolean allowed = importer.content.allowsStyleSheet("", address.toString(), false);
        if (!allowed) {
            refused(shown(address));
        }
        return allowed;
    }

    /**
     * Adds a child to a sheet for each import, null for one that is not loaded; returns those to
     * load.
     */
    private List<Node> imports(Node node) {
        CompiledSheet sheet = node.sheet;
        if (sheet == null) {
            return List.of();
        }
        List<Node> wanted = new ArrayList<>();
        for (CompiledSheet.Import imported : sheet.imports()) {
            URI address = UrlReferences.resolve(node.base, imported.href());
            boolean load =
                    address != null
                            && imported.media().matches(environment)
                            && node.depth() < limits.maxImportDepth()
                            && !node.isWithin(address)
                            && mayAdd()
                            && isAllowedImport(node, address);
            Node child =
                    load && address != null
                            ? new Node(
                                    node.owner,
                                    imported.media(),
                                    node,
                                    imported(node, address),
                                    node.policies,
                                    node.content)
                            : null;
            node.imports.add(child);
            if (child != null) {
                wanted.add(child);
            }
        }
        return wanted;
    }
}
