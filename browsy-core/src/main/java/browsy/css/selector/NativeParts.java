package browsy.css.selector;

import java.util.Set;

/** The vendor pseudo-elements of Chromium for parts of scroll bars and native controls. */
final class NativeParts {

    private static final String PREFIX = "-webkit-";

    private static final Set<String> NAMES =
            Set.of(
                    "calendar-picker-indicator",
                    "color-swatch",
                    "color-swatch-wrapper",
                    "date-and-time-value",
                    "datetime-edit",
                    "datetime-edit-ampm-field",
                    "datetime-edit-day-field",
                    "datetime-edit-fields-wrapper",
                    "datetime-edit-hour-field",
                    "datetime-edit-millisecond-field",
                    "datetime-edit-minute-field",
                    "datetime-edit-month-field",
                    "datetime-edit-second-field",
                    "datetime-edit-text",
                    "datetime-edit-week-field",
                    "datetime-edit-year-field",
                    "inner-spin-button",
                    "media-controls",
                    "media-controls-current-time-display",
                    "media-controls-enclosure",
                    "media-controls-fullscreen-button",
                    "media-controls-mute-button",
                    "media-controls-overlay-enclosure",
                    "media-controls-overlay-play-button",
                    "media-controls-panel",
                    "media-controls-play-button",
                    "media-controls-time-remaining-display",
                    "media-controls-timeline",
                    "media-controls-toggle-closed-captions-button",
                    "media-controls-volume-slider",
                    "media-slider-container",
                    "media-slider-thumb",
                    "media-text-track-container",
                    "media-text-track-display",
                    "media-text-track-region",
                    "meter-bar",
                    "meter-even-less-good-value",
                    "meter-inner-element",
                    "meter-optimum-value",
                    "meter-suboptimum-value",
                    "progress-bar",
                    "progress-inner-element",
                    "progress-value",
                    "resizer",
                    "scrollbar",
                    "scrollbar-button",
                    "scrollbar-corner",
                    "scrollbar-thumb",
                    "scrollbar-track",
                    "scrollbar-track-piece",
                    "search-cancel-button",
                    "slider-container",
                    "textfield-decoration-container");

    private NativeParts() {}

    /**
     * Whether the name of a pseudo-element has the vendor prefix but is unknown. Such a selector is
     * valid in a style rule, where it matches nothing, but {@code @supports} rejects it.
     *
     * @param name in lower case, without colons
     */
    static boolean isUnknown(String name) {
        return name.startsWith(PREFIX) && !NAMES.contains(name.substring(PREFIX.length()));
    }
}
