package browsy.fetch.fault;

import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import okhttp3.OkHttpClient;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;

/** The certificates of the test servers, and the authority that the sessions trust. */
final class Certificates {
    private static final long DAY = TimeUnit.DAYS.toMillis(1);
    private static final HeldCertificate AUTHORITY =
            new HeldCertificate.Builder().certificateAuthority(0).build();
    private static final HandshakeCertificates CLIENT =
            new HandshakeCertificates.Builder()
                    .addTrustedCertificate(AUTHORITY.certificate())
                    .build();

    static final SSLContext SOUND = context(issued().build());
    static final SSLContext WRONG_HOST =
            context(
                    new HeldCertificate.Builder()
                            .addSubjectAlternativeName("other.example")
                            .signedBy(AUTHORITY)
                            .build());
    static final SSLContext EXPIRED =
            context(
                    issued().validityInterval(
                                    System.currentTimeMillis() - 2 * DAY,
                                    System.currentTimeMillis() - DAY)
                            .build());
    static final SSLContext SELF_SIGNED =
            context(new HeldCertificate.Builder().addSubjectAlternativeName("127.0.0.1").build());

    private Certificates() {}

    private static HeldCertificate.Builder issued() {
        return new HeldCertificate.Builder()
                .addSubjectAlternativeName("127.0.0.1")
                .signedBy(AUTHORITY);
    }

    private static SSLContext context(HeldCertificate certificate) {
        return new HandshakeCertificates.Builder()
                .heldCertificate(certificate)
                .build()
                .sslContext();
    }

    /** Makes a client trust the authority. */
    static void trust(OkHttpClient.Builder client) {
        client.sslSocketFactory(CLIENT.sslSocketFactory(), CLIENT.trustManager());
    }
}
