package browsy.vault;

import static java.nio.charset.StandardCharsets.UTF_8;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.CookieFormat;
import browsy.fetch.credential.Credentials;
import browsy.fetch.state.SavedSession;
import browsy.fetch.state.SessionStore;
import browsy.vault.SealedFile.Kind;
import browsy.vault.SealedFile.Opened;
import java.nio.CharBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Saved sessions in encrypted files, one for each alias. */
final class SessionFiles implements SessionStore {
    private static final int READABLE = 32;
    private static final int HASH_BYTES = 16;

    private final Path folder;
    private final VaultKey key;
    private final Supplier<KeyDerivation> derivation;

    /**
     * @param derivation the derivation for new files, so that one key serves all
     */
    SessionFiles(Path folder, VaultKey key, Supplier<KeyDerivation> derivation) {
        this.folder = folder;
        this.key = key;
        this.derivation = derivation;
    }

    @Override
    public Optional<SavedSession> load(String alias) {
        PrivateFile file = file(alias);
        if (!file.exists()) {
            return Optional.empty();
        }
        Opened opened = SealedFile.open(Kind.SESSION, file.read(), key);
        try {
            return Optional.of(ContentReader.read(opened.content(), in -> read(in, alias)));
        } finally {
            opened.wipe();
        }
    }

    private static SavedSession read(ContentReader in, String alias) {
        if (!in.takeText().equals(alias)) {
            throw ContentReader.malformed(); // the file of another alias was put here
        }
        try {
            Instant savedAt = Instant.ofEpochSecond(in.takeLong(), in.takeInt());
            String url = in.takeText();
            List<Cookie> login = CookieFormat.JSON.read(in.takeText());
            List<Cookie> other = CookieFormat.JSON.read(in.takeText());
            return new SavedSession(login, other, url.isEmpty() ? null : url, savedAt);
        } catch (DateTimeException e) {
            throw ContentReader.malformed();
        }
    }

    @Override
    public void save(String alias, SavedSession session) {
        Credentials.alias(alias);
        byte[] content = write(alias, session);
        try {
            file(alias).write(SealedFile.seal(Kind.SESSION, content, key, derivation.get()));
        } finally {
            Arrays.fill(content, (byte) 0);
        }
    }

    private static byte[] write(String alias, SavedSession session) {
        try (ContentWriter out = new ContentWriter()) {
            out.putText(alias);
            out.putLong(session.savedAt().getEpochSecond());
            out.putInt(session.savedAt().getNano());
            out.putText(session.url() == null ? "" : session.url());
            write(out, session.loginCookies());
            write(out, session.otherCookies());
            return out.content();
        }
    }

    private static void write(ContentWriter out, List<Cookie> cookies) {
        byte[] bytes = Secrets.bytes(CharBuffer.wrap(CookieFormat.JSON.write(cookies)));
        out.putBytes(bytes);
        Arrays.fill(bytes, (byte) 0);
    }

    @Override
    public boolean remove(String alias) {
        return file(alias).delete();
    }

    private PrivateFile file(String alias) {
        return new PrivateFile(folder.resolve(fileName(alias)));
    }

    /**
     * The file name of an alias: its letters and digits for people, and a hash, by which aliases
     * differ that have the same ones or differ in case only.
     */
    static String fileName(String alias) {
        String readable = alias.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String start = readable.substring(0, Math.min(readable.length(), READABLE));
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(alias.getBytes(UTF_8));
            return start + "-" + HexFormat.of().formatHex(hash, 0, HASH_BYTES) + ".session";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the JDK has no SHA-256", e);
        }
    }
}
