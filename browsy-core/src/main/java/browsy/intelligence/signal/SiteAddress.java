package browsy.intelligence.signal;

import browsy.spatial.tree.FlatTree;

/**
 * The address of a page on its site: its URL, or the address that it declares if it was not read
 * from a site.
 *
 * @param url the address, empty if it is unknown
 */
record SiteAddress(String url) {

    static SiteAddress of(PageSignals page) {
        return new SiteAddress(isOfSite(page.url()) ? page.url() : declared(page.page().tree()));
    }

    /** Returns the first address that the head declares, empty if there is none. */
    private static String declared(FlatTree tree) {
        for (int i = 0; i < tree.size() && !tree.tag(i).equals("body"); i++) {
            String url = declared(tree, i);
            if (isOfSite(url)) {
                return url;
            }
        }
        return "";
    }

    private static String declared(FlatTree tree, int index) {
        return switch (tree.tag(index)) {
            case "link" ->
                    tree.attribute(index, "rel").equalsIgnoreCase("canonical")
                            ? tree.attribute(index, "href").strip()
                            : "";
            case "meta" ->
                    tree.attribute(index, "property").equals("og:url")
                            ? tree.attribute(index, "content").strip()
                            : "";
            default -> "";
        };
    }

    private static boolean isOfSite(String url) {
        return url.startsWith("http:") || url.startsWith("https:");
    }

    boolean isFrontPage() {
        return Addresses.isFrontPage(url);
    }

    /** Whether the address is known and not that of a front page. */
    boolean isInnerPage() {
        return !url.isEmpty() && !isFrontPage();
    }
}
