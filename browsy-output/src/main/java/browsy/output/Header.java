package browsy.output;

import browsy.model.BlockedInfo;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.DownloadItem;
import browsy.model.SuggestedAction.FormField;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The header of the compact format, followed by {@code ---}. */
final class Header {

    private static final int MAX_IDS = 10;
    private static final int MAX_TITLE = 40;
    private static final int MAX_ADDRESS = 60;

    private Header() {}

    static void write(SpatialDom dom, boolean pageFacts, StringBuilder out) {
        textLine(out, "title", dom.title());
        textLine(out, "url", dom.url());
        out.append("vp: ").append(length(dom.viewport().width()));
        out.append('x').append(length(dom.viewport().height())).append('\n');
        out.append("els: ").append(dom.size()).append('\n');
        if (pageFacts) {
            pageFacts(dom, out);
        }
        out.append("---\n");
    }

    /** Writes only the title and URL, truncated if they are long. */
    static void writeBriefly(SpatialDom dom, StringBuilder out) {
        textLine(out, "title", briefTitle(dom.title()));
        textLine(out, "url", briefAddress(dom.url()));
        out.append("---\n");
    }

    /** Returns the title, truncated if it is long. */
    static String briefTitle(String title) {
        return shortened(title, MAX_TITLE);
    }

    /** Returns the URL, truncated if it is long. */
    static String briefAddress(String address) {
        return shortened(address, MAX_ADDRESS);
    }

    private static String shortened(String text, int chars) {
        if (text.length() <= chars) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(chars - 1)) ? chars - 1 : chars;
        return text.substring(0, end) + "…";
    }

    private static void pageFacts(SpatialDom dom, StringBuilder out) {
        pageType(out, dom);
        actions(out, dom.suggestedActions(), dom.uncertainActions());
        if (dom.captcha() != null) {
            captcha(out, dom.captcha());
        }
        if (dom.blocked() != null) {
            blocked(out, dom.blocked());
        }
        for (Overlay overlay : dom.overlays()) {
            overlay(out, overlay);
        }
    }

    static void textLine(StringBuilder out, String name, String text) {
        out.append(name).append(": ");
        Escapes.line(out, text);
        out.append('\n');
    }

    /** Writes the page type, or the possible types with their probability in percent. */
    private static void pageType(StringBuilder out, SpatialDom dom) {
        if (!dom.pageTypeCandidates().isEmpty()) {
            candidates(out, dom.pageTypeCandidates());
        } else if (dom.pageType() != PageType.OTHER) {
            out.append("page_type: ").append(dom.pageType().wireName()).append('\n');
        }
    }

    /** Writes the possible types with their probability in percent; nothing if there are none. */
    static void candidates(StringBuilder out, List<PageTypeCandidate> candidates) {
        if (candidates.isEmpty()) {
            return;
        }
        out.append("page_type:");
        for (PageTypeCandidate candidate : candidates) {
            out.append(' ').append(candidate.type().wireName()).append('?');
            out.append(Math.round(candidate.probability() * 100)).append('%');
        }
        out.append('\n');
    }

    /** Writes the actions; a question mark follows the kind of an uncertain one. */
    static void actions(
            StringBuilder out, List<SuggestedAction> actions, List<SuggestedAction> uncertain) {
        if (actions.isEmpty()) {
            return;
        }
        out.append("actions:");
        for (SuggestedAction action : actions) {
            out.append(' ').append(action.kind().wireName());
            out.append(uncertain.contains(action) ? "?(" : "(");
            ActionFields.visit(action, new Arguments(out));
            out.append(')');
        }
        out.append('\n');
    }

    static void captcha(StringBuilder out, CaptchaInfo captcha) {
        out.append("captcha: ").append(captcha.type().wireName());
        if (captcha.service() != null) {
            out.append(" service=");
            Escapes.quoted(out, captcha.service());
        }
        if (captcha.sitekey() != null) {
            out.append(" sitekey=");
            Escapes.quoted(out, captcha.sitekey());
        }
        out.append('\n');
    }

    static void blocked(StringBuilder out, BlockedInfo blocked) {
        out.append("blocked: ").append(blocked.kind().wireName());
        out.append(" next_step=").append(blocked.nextStep().wireName());
        for (String evidence : blocked.evidence()) {
            out.append(' ');
            Escapes.quoted(out, evidence);
        }
        out.append('\n');
    }

    static void overlay(StringBuilder out, Overlay overlay) {
        out.append("overlay: ").append(overlay.kind().wireName());
        if (overlay.elementId() != null) {
            out.append(" id=").append(overlay.elementId());
        }
        if (overlay.title() != null) {
            out.append(' ');
            Escapes.quoted(out, overlay.title());
        }
        if (!overlay.dismissIds().isEmpty()) {
            out.append(" dismiss=");
            ids(out, overlay.dismissIds());
        }
        out.append('\n');
    }

    /** Formats a length of the viewport in CSS px, without a fraction if it is whole. */
    static String length(double px) {
        return px == Math.rint(px)
                ? Long.toString(Math.round(px))
                : String.format(Locale.ROOT, "%.2f", px);
    }

    private static void ids(StringBuilder out, List<Integer> ids) {
        for (int i = 0; i < Math.min(ids.size(), MAX_IDS); i++) {
            out.append(i == 0 ? "" : ",").append(ids.get(i));
        }
        if (ids.size() > MAX_IDS) {
            out.append(",+").append(ids.size() - MAX_IDS);
        }
    }

    /** Writes the fields of an action as {@code username=19 password=21}. */
    private static final class Arguments implements ActionFields.Visitor {
        private final StringBuilder out;
        private boolean first = true;

        Arguments(StringBuilder out) {
            this.out = out;
        }

        private StringBuilder argument(String name) {
            out.append(first ? "" : " ").append(name).append('=');
            first = false;
            return out;
        }

        @Override
        public void id(String name, @Nullable Integer id) {
            if (id != null) {
                argument(name.substring(0, name.length() - "_id".length())).append(id);
            }
        }

        @Override
        public void ids(String name, List<Integer> ids) {
            if (!ids.isEmpty()) {
                boolean suffixed = name.endsWith("_ids");
                argument(suffixed ? name.substring(0, name.length() - "_ids".length()) : name);
                Header.ids(out, ids);
            }
        }

        @Override
        public void codeLength(@Nullable Integer length) {
            if (length != null) {
                argument("length").append(length);
            }
        }

        @Override
        public void flag(String name, boolean value) {
            if (value) {
                argument(name).append("true");
            }
        }

        @Override
        public void formFields(List<FormField> fields) {
            ids(JsonFieldNames.FIELDS, fields.stream().map(FormField::id).toList());
        }

        @Override
        public void downloads(List<DownloadItem> items) {
            ids(JsonFieldNames.ITEMS, items.stream().map(DownloadItem::id).toList());
        }

        @Override
        public void captcha(CaptchaType type, @Nullable String sitekey) {
            argument("type").append(type.wireName());
        }
    }
}
