package browsy.fetch.okhttp;

import browsy.config.IncompatibleLibraryException;
import okhttp3.OkHttpClient;

/**
 * Checks the version of OkHttp before the first request. Without the check, an older version from
 * another dependency would fail in the middle of a session.
 */
public final class ClientVersion {
    private static final int LEAST_MAJOR = 5;

    private ClientVersion() {}

    /**
     * Checks the version.
     *
     * @throws IncompatibleLibraryException if OkHttp is older than the required major version
     */
    public static void check() {
        String version = version();
        String major = version.split("\\.", 2)[0];
        if (!major.matches("\\d{1,4}") || Integer.parseInt(major) < LEAST_MAJOR) {
            throw new IncompatibleLibraryException(
                    "OkHttp",
                    version,
                    "browsy-fetch needs "
                            + LEAST_MAJOR
                            + " or later: import browsy-bom before other platforms, or set the"
                            + " versions of com.squareup.okhttp3:okhttp and okhttp-jvm");
        }
    }

    /**
     * The version of OkHttp at run time, read by reflection. The compiler would inline the constant
     * of the version that it compiles against.
     */
    public static String version() {
        try {
            Object version =
                    Class.forName("okhttp3.OkHttp", true, OkHttpClient.class.getClassLoader())
                            .getField("VERSION")
                            .get(null);
            return String.valueOf(version);
        } catch (ReflectiveOperationException e) {
            return "of an unknown version"; // OkHttp 3 and earlier lack the field
        }
    }
}
