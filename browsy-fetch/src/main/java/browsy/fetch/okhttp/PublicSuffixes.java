package browsy.fetch.okhttp;

import browsy.config.IncompatibleLibraryException;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.lang.module.ResolvedModule;
import java.net.IDN;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * The Public Suffix List from the resources of OkHttp: the domains under which anyone can register
 * a domain. OkHttp itself cannot read the list on a module path.
 *
 * @see <a href="https://github.com/publicsuffix/list/wiki/Format">Public Suffix List: algorithm</a>
 */
public final class PublicSuffixes {
    private static final String LIST = "okhttp3/internal/publicsuffix/PublicSuffixDatabase.list";

    private static final Pattern IPV4 = Pattern.compile("[0-9.]+");

    private static volatile @Nullable PublicSuffixes listed;

    private final Set<String> rules;
    private final Set<String> exceptions;

    private PublicSuffixes(Set<String> rules, Set<String> exceptions) {
        this.rules = rules;
        this.exceptions = exceptions;
    }

    /**
     * Returns the registrable domain of a host: its public suffix and one more label. Returns null
     * if the host is an IP address or itself a public suffix.
     */
    public static @Nullable String registrable(String host) {
        boolean isAddress = host.contains(":") || IPV4.matcher(host).matches();
        return isAddress ? null : listed().of(host);
    }

    /** The list, which is read at the first use. */
    private static PublicSuffixes listed() {
        PublicSuffixes known = listed;
        if (known == null) {
            known = read();
            listed = known;
        }
        return known;
    }

    /** Matches the list in Unicode, and returns the registrable domain in its original ASCII. */
    private @Nullable String of(String host) {
        List<String> ascii = Arrays.asList(host.split("\\."));
        List<String> labels = Arrays.asList(IDN.toUnicode(host, IDN.ALLOW_UNASSIGNED).split("\\."));
        int start = start(labels) - 1;
        return start < 0 ? null : String.join(".", ascii.subList(start, ascii.size()));
    }

    /** The index of the first label of the public suffix. Exceptions take precedence over rules. */
    private int start(List<String> labels) {
        for (int i = 0; i < labels.size(); i++) {
            if (exceptions.contains(from(labels, i))) {
                return i + 1;
            }
        }
        for (int i = 0; i < labels.size(); i++) {
            if (rules.contains(from(labels, i)) || rules.contains("*." + from(labels, i + 1))) {
                return i;
            }
        }
        return labels.size() - 1;
    }

    private static String from(List<String> labels, int first) {
        return String.join(".", labels.subList(first, labels.size()));
    }

    private static PublicSuffixes read() {
        try (DataInputStream list = new DataInputStream(new ByteArrayInputStream(bytes()))) {
            return new PublicSuffixes(lines(list), lines(list));
        } catch (IOException e) {
            throw new IncompatibleLibraryException(
                    "OkHttp",
                    ClientVersion.version(),
                    "its list of public suffixes cannot be read: " + e);
        }
    }

    /** Reads a set of lines that is preceded by its length in bytes. */
    private static Set<String> lines(DataInputStream in) throws IOException {
        byte[] text = in.readNBytes(in.readInt());
        return Set.copyOf(Arrays.asList(new String(text, StandardCharsets.UTF_8).split("\n")));
    }

    /**
     * The content of the list. A named module encapsulates its resources, but a {@code
     * ModuleReader} can read them.
     */
    private static byte[] bytes() throws IOException {
        Module client = OkHttpClient.class.getModule();
        if (!client.isNamed()) {
            return all(OkHttpClient.class.getResourceAsStream("/" + LIST));
        }
        ResolvedModule resolved =
                client.getLayer().configuration().findModule(client.getName()).orElseThrow();
        try (ModuleReader reader = resolved.reference().open()) {
            return all(reader.open(LIST).orElse(null));
        }
    }

    private static byte[] all(@Nullable InputStream list) throws IOException {
        if (list == null) {
            throw new FileNotFoundException(LIST);
        }
        try (list) {
            return list.readAllBytes();
        }
    }

    /** The registrable domain of a URL, or its host if it has none. */
    public static String site(HttpUrl url) {
        String registrable = registrable(url.host());
        return registrable == null ? url.host() : registrable;
    }

    /** The scheme and site of a URL, which are equal for URLs of the same site. */
    public static String schemefulSite(HttpUrl url) {
        return url.scheme() + "://" + site(url);
    }
}
