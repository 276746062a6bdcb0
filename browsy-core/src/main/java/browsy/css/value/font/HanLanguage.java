package browsy.css.value.font;

import browsy.css.value.Keyword;
import java.util.Locale;

/**
 * The content language of a text as far as it selects fonts: a language with its own forms of East
 * Asian characters, for which an East Asian font is preferred.
 */
public enum HanLanguage implements Keyword {
    /** Any other language, or none. */
    OTHER,
    JAPANESE,
    KOREAN,
    SIMPLIFIED_CHINESE,
    TRADITIONAL_CHINESE,
    HONG_KONG_CHINESE;

    /**
     * Returns the language of a tag. Chinese is simplified unless the script or region says
     * otherwise.
     *
     * @param tag a BCP 47 tag; empty if unknown
     */
    public static HanLanguage of(String tag) {
        if (tag.length() < 2) {
            return OTHER;
        }
        Locale locale = Locale.forLanguageTag(tag);
        return switch (locale.getLanguage()) {
            case "ja" -> JAPANESE;
            case "ko" -> KOREAN;
            case "zh" -> chinese(locale);
            default -> OTHER;
        };
    }

    private static HanLanguage chinese(Locale locale) {
        String region = locale.getCountry();
        boolean isHongKong = region.equals("HK") || region.equals("MO");
        return switch (locale.getScript()) {
            case "" ->
                    isHongKong
                            ? HONG_KONG_CHINESE
                            : region.equals("TW") ? TRADITIONAL_CHINESE : SIMPLIFIED_CHINESE;
            case "Hans" -> SIMPLIFIED_CHINESE;
            case "Hant" -> isHongKong ? HONG_KONG_CHINESE : TRADITIONAL_CHINESE;
            default -> OTHER;
        };
    }
}
