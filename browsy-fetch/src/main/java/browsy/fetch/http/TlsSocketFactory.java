package browsy.fetch.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import okhttp3.ConnectionSpec;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/** Wraps the TLS sockets of another factory in {@link WatchedTlsSocket}s. */
final class TlsSocketFactory extends SSLSocketFactory {
    private final SSLSocketFactory sockets;

    private TlsSocketFactory(SSLSocketFactory sockets) {
        this.sockets = sockets;
    }

    /** Wraps the TLS socket factory of a client, including one that the application has set. */
    static void watch(OkHttpClient.Builder builder) {
        OkHttpClient client = builder.build();
        if (client.connectionSpecs().stream().noneMatch(ConnectionSpec::isTls)
                || client.sslSocketFactory() instanceof TlsSocketFactory
                || client.x509TrustManager() == null) {
            return;
        }
        builder.sslSocketFactory(
                new TlsSocketFactory(client.sslSocketFactory()), client.x509TrustManager());
    }

    /** Makes a client authenticate by a key, with the trusted certificates that it has. */
    static void authenticate(OkHttpClient.Builder builder, KeyManager[] keys) {
        X509TrustManager trust = builder.build().x509TrustManager();
        if (trust == null) {
            throw new IllegalArgumentException("a client certificate needs TLS");
        }
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys, new TrustManager[] {trust}, null);
            builder.sslSocketFactory(new TlsSocketFactory(context.getSocketFactory()), trust);
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the client certificate cannot be used", e);
        }
    }

    private static Socket watched(Socket socket) {
        return socket instanceof SSLSocket tls ? new WatchedTlsSocket(tls) : socket;
    }

    @Override
    public Socket createSocket(Socket socket, String host, int port, boolean autoClose)
            throws IOException {
        return watched(sockets.createSocket(socket, host, port, autoClose));
    }

    @Override
    public Socket createSocket() throws IOException {
        return watched(sockets.createSocket());
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return watched(sockets.createSocket(host, port));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort)
            throws IOException {
        return watched(sockets.createSocket(host, port, local, localPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return watched(sockets.createSocket(host, port));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
            throws IOException {
        return watched(sockets.createSocket(host, port, local, localPort));
    }

    @Override
    public String[] getDefaultCipherSuites() {
        return sockets.getDefaultCipherSuites();
    }

    @Override
    public String[] getSupportedCipherSuites() {
        return sockets.getSupportedCipherSuites();
    }

    /** Tests for the same wrapped factory. OkHttp shares connections between equal factories. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TlsSocketFactory that && sockets.equals(that.sockets);
    }

    @Override
    public int hashCode() {
        return sockets.hashCode();
    }
}
