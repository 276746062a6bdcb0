package browsy.intelligence.action;

import browsy.intelligence.form.FormReading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;

/** Recognises forms for accounts that a text or a gallery of components shows. */
final class Samples {

    private Samples() {}

    /**
     * Whether a form only demonstrates fields: it is in the main content of an article, a list or a
     * page of no particular type, and would submit no data, as none of its fields has a name.
     */
    static boolean contain(PageSignals page, FormReading form, PageType type) {
        return (type == PageType.ARTICLE || type == PageType.LIST || type == PageType.OTHER)
                && page.isMain(form.group())
                && form.group().isNameless();
    }
}
