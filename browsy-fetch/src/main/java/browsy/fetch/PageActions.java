package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.RequestPreview;
import browsy.fetch.config.UploadFile;
import browsy.find.Target;

/**
 * What can be done to an element of the current page. Each action takes the id of the element, or
 * what a person would say about it: several that fit are an error, never a guess. Every one of them
 * throws a {@link FetchException.ActionError} where it cannot be done, and leaves the page as it
 * was.
 */
public interface PageActions {

    /**
     * Clicks: follows a link, sends a form, ticks a box, opens and closes things.
     *
     * @throws FetchException if the page or file that it leads to cannot be had
     */
    Session click(Target target);

    /** See {@link #click(Target)}. */
    default Session click(int id) {
        return click(Target.id(id));
    }

    /** What a click would send; nothing is sent, and secrets are masked. */
    RequestPreview preview(Target target);

    /** See {@link #preview(Target)}. */
    default RequestPreview preview(int id) {
        return preview(Target.id(id));
    }

    /** Puts text in the place of what stands in a text field. */
    Session type(Target target, String text);

    /** See {@link #type(Target, String)}. */
    default Session type(int id, String text) {
        return type(Target.id(id), text);
    }

    /** Empties a text field. */
    Session clear(Target target);

    /** See {@link #clear(Target)}. */
    default Session clear(int id) {
        return clear(Target.id(id));
    }

    /** Ticks a checkbox or chooses a radio button. */
    Session check(Target target);

    /** See {@link #check(Target)}. */
    default Session check(int id) {
        return check(Target.id(id));
    }

    /** Unticks a checkbox. */
    Session uncheck(Target target);

    /** See {@link #uncheck(Target)}. */
    default Session uncheck(int id) {
        return uncheck(Target.id(id));
    }

    /** Ticks a checkbox that is not ticked, unticks one that is. */
    Session toggle(Target target);

    /** See {@link #toggle(Target)}. */
    default Session toggle(int id) {
        return toggle(Target.id(id));
    }

    /**
     * Chooses the options of a select that have these values, or else these labels; all others are
     * left out. None at all unselects everything in a list that takes several.
     */
    Session select(Target target, String... valuesOrLabels);

    /** See {@link #select(Target, String...)}. */
    default Session select(int id, String... valuesOrLabels) {
        return select(Target.id(id), valuesOrLabels);
    }

    /** Chooses the option of an index, counted from 0. */
    Session selectIndex(Target target, int index);

    /** See {@link #selectIndex(Target, int)}. */
    default Session selectIndex(int id, int index) {
        return selectIndex(Target.id(id), index);
    }

    /** Puts files into a file field, in the place of those that were there. */
    Session upload(Target target, UploadFile... files);

    /** See {@link #upload(Target, UploadFile...)}. */
    default Session upload(int id, UploadFile... files) {
        return upload(Target.id(id), files);
    }

    /**
     * Sends a form by its first button that can be pressed; without one, by itself.
     *
     * @param target the form, or anything that belongs to it
     */
    Session submit(Target target);

    /** See {@link #submit(Target)}. */
    default Session submit(int id) {
        return submit(Target.id(id));
    }

    /** Gives an element the focus, as the tab key would, for keys to come. */
    Session focus(Target target);

    /** See {@link #focus(Target)}. */
    default Session focus(int id) {
        return focus(Target.id(id));
    }

    /** Puts the pointer over an element, so that what hovering shows is shown. */
    Session hover(Target target);

    /** See {@link #hover(Target)}. */
    default Session hover(int id) {
        return hover(Target.id(id));
    }

    /** Scrolls so far that an element is at the top of the window, or as far as the page goes. */
    Session scrollTo(Target target);

    /** See {@link #scrollTo(Target)}. */
    default Session scrollTo(int id) {
        return scrollTo(Target.id(id));
    }

    /** Goes into the page of a frame; {@link Session#back()} leads out again. */
    Session enterFrame(Target target);

    /** See {@link #enterFrame(Target)}. */
    default Session enterFrame(int id) {
        return enterFrame(Target.id(id));
    }
}
