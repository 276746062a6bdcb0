package browsy.infra;

import java.util.Locale;
import java.util.Set;

/** The image types that Chromium renders. */
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

    /** Whether images of a MIME type, given without parameters and in any case, are rendered. */
    public static boolean isShown(String type) {
        return SHOWN.contains(type.toLowerCase(Locale.ROOT));
    }
}
