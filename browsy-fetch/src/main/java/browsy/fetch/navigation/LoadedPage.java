package browsy.fetch.navigation;

import browsy.Page;
import browsy.fetch.form.UserInput;

/**
 * A page as it was loaded, and what the user has done to it since.
 *
 * @param url where it came from in the end
 * @param status the HTTP status
 * @param page as its markup has it
 * @param current the same with {@code input} laid over it
 */
public record LoadedPage(String url, int status, Page page, UserInput input, Page current) {

    public static LoadedPage fresh(String url, int status, Page page) {
        return new LoadedPage(url, status, page, UserInput.NONE, page);
    }

    /** The same page after another input; styles and layout follow it. */
    public LoadedPage with(UserInput changed) {
        return new LoadedPage(url, status, page, changed, page.withStates(changed));
    }
}
