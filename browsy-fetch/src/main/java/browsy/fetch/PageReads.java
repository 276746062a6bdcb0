package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.model.CaptchaInfo;
import browsy.model.InputPurpose;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What can be read off the current page. */
public interface PageReads {

    /**
     * The current page, with what was typed and ticked.
     *
     * @throws FetchException.ActionError if no page is loaded
     */
    SpatialDom dom();

    /**
     * An element of the current page; {@link SpatialDom#get} asks whether there is one.
     *
     * @throws FetchException.ActionError if there is none of this id
     */
    default SpatialElement element(int id) {
        return dom().get(id)
                .orElseThrow(
                        () -> new ActionError(Kind.NOT_FOUND, id, "Element " + id + " not found"));
    }

    /** The elements that a CSS selector matches; see {@link SpatialDom#find}. */
    default List<SpatialElement> find(String selector) {
        return dom().find(selector);
    }

    /** The links that a person sees. */
    default List<SpatialElement> links() {
        return dom().links();
    }

    /** The elements whose text contains the given one, letter by letter. */
    default List<SpatialElement> findByText(String text) {
        return dom().findByText(text);
    }

    /** The elements whose text contains the given one, whatever the case. */
    default List<SpatialElement> findByTextFuzzy(String text) {
        return dom().findByTextFuzzy(text);
    }

    /** The elements of a role. */
    default List<SpatialElement> findByRole(Role role) {
        return dom().findByRole(role);
    }

    /** The elements of a role by its ARIA name; none if there is no such role. */
    default List<SpatialElement> findByRole(String role) {
        return Role.of(Objects.requireNonNull(role, "role"))
                .map(this::findByRole)
                .orElse(List.of());
    }

    /** The visible field that fits a purpose best. */
    default Optional<SpatialElement> findInputByPurpose(InputPurpose purpose) {
        return dom().findInputByPurpose(purpose);
    }

    /** The button that most likely sends what was typed into a field. */
    default Optional<SpatialElement> findNearestButton(int inputId) {
        return dom().findNearestButton(inputId);
    }

    /** The first verification code that the page tells. */
    default Optional<String> findVerificationCode() {
        return dom().codes().stream().findFirst();
    }

    /** Whether the page is a CAPTCHA challenge. */
    default boolean isCaptcha() {
        return dom().pageType() == PageType.CAPTCHA;
    }

    /** The CAPTCHA on the page; null for none. */
    default @Nullable CaptchaInfo captchaInfo() {
        return dom().captcha();
    }
}
