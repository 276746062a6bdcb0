package browsy.vault;

import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OneTimePassword.Algorithm;
import browsy.fetch.credential.OneTimePassword.Factor;
import browsy.fetch.credential.OriginBinding;
import java.nio.CharBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The content of a file of logins: their number, and for each one its alias, user name, password,
 * origins, sign-in URL (empty for none) and one-time passwords.
 */
final class LoginsContent {
    private static final int NO_CODE = 0;
    private static final int BY_TIME = 1;
    private static final int BY_COUNTER = 2;

    private LoginsContent() {}

    /** Serializes logins. The caller wipes the result. */
    static byte[] write(Map<String, StoredLogin> logins) {
        try (ContentWriter out = new ContentWriter()) {
            out.putInt(logins.size());
            logins.values().forEach(login -> write(out, login));
            return out.content();
        }
    }

    private static void write(ContentWriter out, StoredLogin login) {
        out.putText(login.alias());
        out.putText(login.username());
        byte[] password = Secrets.bytes(CharBuffer.wrap(login.password()));
        out.putBytes(password);
        Arrays.fill(password, (byte) 0);
        out.putInt(login.binding().origins().size());
        login.binding().origins().forEach(out::putText);
        out.putText(login.signInUrl() == null ? "" : login.signInUrl());
        write(out, login.code());
    }

    private static void write(ContentWriter out, @Nullable OneTimePassword code) {
        if (code == null) {
            out.putByte(NO_CODE);
            return;
        }
        if (code.factor() instanceof Factor.Time time) {
            out.putByte(BY_TIME);
            out.putLong(time.period().toSeconds());
        } else if (code.factor() instanceof Factor.Counter counter) {
            out.putByte(BY_COUNTER);
            out.putLong(counter.next());
        }
        out.putByte(
                switch (code.algorithm()) {
                    case SHA1 -> 1;
                    case SHA256 -> 2;
                    case SHA512 -> 3;
                });
        out.putByte(code.digits());
        byte[] secret = code.secret();
        out.putBytes(secret);
        Arrays.fill(secret, (byte) 0);
    }

    /** Parses logins, which the caller wipes, by alias. */
    static Map<String, StoredLogin> read(byte[] content) {
        return ContentReader.read(content, LoginsContent::readAll);
    }

    private static Map<String, StoredLogin> readAll(ContentReader in) {
        Map<String, StoredLogin> logins = new LinkedHashMap<>();
        int count = in.takeInt();
        for (int i = 0; i < count; i++) {
            StoredLogin login = readOne(in);
            if (logins.put(login.alias(), login) != null) {
                throw ContentReader.malformed();
            }
        }
        return logins;
    }

    private static StoredLogin readOne(ContentReader in) {
        String alias = in.takeText();
        String username = in.takeText();
        char[] password = in.takeCharacters();
        List<String> origins = new ArrayList<>();
        int count = in.takeInt();
        for (int i = 0; i < count; i++) {
            origins.add(in.takeText());
        }
        String signIn = in.takeText();
        return new StoredLogin(
                alias,
                username,
                password,
                OriginBinding.to(origins),
                signIn.isEmpty() ? null : signIn,
                readCode(in));
    }

    private static @Nullable OneTimePassword readCode(ContentReader in) {
        int kind = in.takeByte();
        if (kind == NO_CODE) {
            return null;
        }
        long value = in.takeLong();
        Factor factor =
                switch (kind) {
                    case BY_TIME -> new Factor.Time(Duration.ofSeconds(value));
                    case BY_COUNTER -> new Factor.Counter(value);
                    default -> throw ContentReader.malformed();
                };
        Algorithm algorithm =
                switch (in.takeByte()) {
                    case 1 -> Algorithm.SHA1;
                    case 2 -> Algorithm.SHA256;
                    case 3 -> Algorithm.SHA512;
                    default -> throw ContentReader.malformed();
                };
        int digits = in.takeByte();
        byte[] secret = in.takeBytes();
        try (OneTimePassword usual = OneTimePassword.of(secret, factor)) {
            return usual.with(algorithm, digits);
        } finally {
            Arrays.fill(secret, (byte) 0);
        }
    }
}
