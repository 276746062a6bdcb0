package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that no object refers to a password after a sign-in, by a search of a heap dump. The test
 * itself has the password in a masked form only.
 */
class SecretHeapTest {
    private static final int LENGTH = 24;
    private static final byte MASK = 0x55;
    private static final String FORM =
            """
            <title>Sign in</title><h1>Sign in</h1><form method=post action=/session>
            <label>Email <input type=email name=user autocomplete=username></label>
            <label>Password <input type=password name=secret></label>
            <button>Sign in</button></form>""";

    /** The bytes of the password, each combined with the mask. */
    private final byte[] masked = new byte[LENGTH];

    private int received;

    SecretHeapTest() {
        SecureRandom random = new SecureRandom();
        for (int i = 0; i < LENGTH; i++) {
            masked[i] = (byte) (('a' + random.nextInt(26)) ^ MASK);
        }
    }

    private PasswordLogin login() {
        char[] password = new char[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            password[i] = (char) (masked[i] ^ MASK);
        }
        try {
            return Credentials.of("ann@example.com", password)
                    .boundTo(OriginBinding.to("https://shop.example"))
                    .withSignInUrl("https://shop.example/login");
        } finally {
            Arrays.fill(password, '\0');
        }
    }

    private SessionConfig config() {
        return SessionConfig.builder()
                .credentials(alias -> Optional.of(login()))
                .requestHandler(
                        request -> {
                            if (request.method().equals("POST")) {
                                received += count(request.body(), 1);
                                return Response.html("<title>Welcome</title><h1>Orders</h1>");
                            }
                            return Response.html(FORM);
                        })
                .build();
    }

    @Test
    void noObjectHasThePasswordAfterASignIn(@TempDir Path folder) throws IOException {
        try (Session session = Session.create(config())) {
            assertEquals(Kind.SUCCESS, session.login(Credentials.alias("shop")).kind());
            assertEquals(1, received);
            assertEquals(List.of(), found(folder), "objects with the password");
            session.back();
            assertEquals("Sign in", session.dom().title());
        }
    }

    /** Shows that the search finds what it looks for. */
    @Test
    void passwordInUseIsFound(@TempDir Path folder) throws IOException {
        try (PasswordLogin open = login()) {
            assertEquals(1, found(folder).size());
            assertEquals("ann@example.com", open.username());
        }
    }

    /** The offsets of the password in a dump of the reachable objects, as bytes or characters. */
    private List<Long> found(Path folder) throws IOException {
        Path dump = folder.resolve("heap.hprof");
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .dumpHeap(dump.toString(), true);
        List<Long> found = new ArrayList<>();
        byte[] all = new byte[1 << 20];
        try (InputStream in = Files.newInputStream(dump)) {
            int kept = 0;
            long start = 0;
            for (int n = in.read(all, 0, all.length);
                    n >= 0;
                    n = in.read(all, kept, all.length - kept)) {
                int end = kept + n;
                for (int width : new int[] {1, 2}) {
                    for (int at : places(Arrays.copyOf(all, end), width)) {
                        found.add(start + at);
                    }
                }
                kept = Math.min(end, 2 * LENGTH - 1);
                System.arraycopy(all, end - kept, all, 0, kept);
                start += end - kept;
            }
        }
        return found;
    }

    private int count(byte[] bytes, int width) {
        return places(bytes, width).size();
    }

    /**
     * The offsets of the password.
     *
     * @param width the bytes of a character, in big-endian order
     */
    private List<Integer> places(byte[] bytes, int width) {
        List<Integer> places = new ArrayList<>();
        for (int at = 0; at + LENGTH * width <= bytes.length; at++) {
            int i = 0;
            while (i < LENGTH && (bytes[at + i * width + width - 1] ^ MASK) == masked[i]) {
                i++;
            }
            if (i == LENGTH) {
                places.add(at);
            }
        }
        return places;
    }
}
