package browsy.infra;

import java.util.Locale;
import java.util.Set;

/** The types of pictures that browsers show. */
public final class ImageTypes {
    private static final Set<String> SHOWN =
            Set.of(
                    "image/apng",
                    "image/avif",
                    "image/bmp",
                    "image/gif",
                    "image/jpeg",
                    "image/jpg",
                    "image/jxl",
                    "image/png",
                    "image/svg+xml",
                    "image/vnd.microsoft.icon",
                    "image/webp",
                    "image/x-icon",
                    "image/x-png");

    private ImageTypes() {}

    /** Whether pictures of a MIME type without parameters, in any case, are shown. */
    public static boolean isShown(String type) {
        return SHOWN.contains(type.toLowerCase(Locale.ROOT));
    }
}
