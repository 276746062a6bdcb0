package browsy.fetch.fault;

import static browsy.fetch.fault.Http1.HEAD;
import static browsy.fetch.fault.Outcome.network;
import static browsy.fetch.fault.Outcome.page;
import static browsy.fetch.fault.Outcome.tooLarge;
import static browsy.fetch.fault.Outcome.typed;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.List;
import javax.net.ssl.SSLSocket;

/** Faults of certificates, handshakes and records of TLS. */
final class TlsFaults {
    private static final Http1 SOUND = Http1.answering(client -> client.send(Http1.sound()));

    private TlsFaults() {}

    /** What a server does with a TCP connection on which TLS is expected. */
    private record Raw(Handler handler) implements FaultServer.Service {
        interface Handler {
            void serve(Socket connection) throws IOException;
        }

        @Override
        public String scheme() {
            return "https";
        }

        @Override
        public void serve(Socket connection) throws IOException {
            handler.serve(connection);
        }
    }

    static List<Fault> all() {
        return List.of(
                Fault.of("sound certificate", SOUND.over(Certificates.SOUND), page("Sound")),
                Fault.of("expired certificate", SOUND.over(Certificates.EXPIRED), network("")),
                Fault.of("self-signed", SOUND.over(Certificates.SELF_SIGNED), network("")),
                Fault.of("wrong host", SOUND.over(Certificates.WRONG_HOST), network("")),
                Fault.of("old protocol", new Raw(TlsFaults::oldProtocol), network("")),
                Fault.of("closed at once", new Raw(connection -> {}), network("")),
                Fault.of("reset at once", new Raw(TlsFaults::reset), network("")),
                Fault.of("stalled handshake", new Raw(TlsFaults::stall), network("timed out"))
                        .soon(),
                Fault.of("slow handshake", new Raw(TlsFaults::drip), network("timed out")).soon(),
                Fault.of("HTTP instead of TLS", new Raw(TlsFaults::http), network("")),
                Fault.of("endless zeros", new Raw(TlsFaults::zeros), network("")),
                Fault.of("alert", new Raw(TlsFaults::alert), network("")),
                Fault.of("endless handshake records", new Raw(TlsFaults::records), network("")),
                Fault.of("huge handshake message", new Raw(TlsFaults::hugeMessage), network(""))
                        .soon(),
                Fault.of(
                                "handshake and response cut",
                                new CutService(SOUND.over(Certificates.SOUND)),
                                typed())
                        .times(CutService.PLACES),
                Fault.of(
                        "body without close_notify",
                        Http1.answering(
                                        client -> {
                                            client.send(HEAD + "\r\n<title>In</title>");
                                            client.reset();
                                        })
                                .over(Certificates.SOUND),
                        typed()),
                Fault.of(
                        "endless body over TLS",
                        Http1.answering(
                                        client -> {
                                            client.send(HEAD + "\r\n");
                                            client.sendForever("<p>a");
                                        })
                                .over(Certificates.SOUND),
                        tooLarge(Limit.RESPONSE_BYTES)),
                Fault.of(
                        "endless chunk extension over TLS",
                        Http1.answering(
                                        client -> {
                                            client.send(HEAD + "Transfer-Encoding: chunked\r\n");
                                            client.send("\r\n1;");
                                            client.sendForever("a");
                                        })
                                .over(Certificates.SOUND),
                        tooLarge(Limit.HEADER_BYTES)));
    }

    private static void oldProtocol(Socket connection) throws IOException {
        SSLSocket socket = Http1.tls(connection, Certificates.SOUND);
        socket.setEnabledProtocols(new String[] {"TLSv1.1"});
        socket.startHandshake();
    }

    private static void reset(Socket connection) throws IOException {
        connection.setSoLinger(true, 0);
    }

    private static void stall(Socket connection) throws IOException {
        connection.getInputStream().readAllBytes();
    }

    private static void drip(Socket connection) throws IOException {
        new Http1.Peer(connection, connection.getOutputStream(), "/")
                .dripForever("\u0016\u0003\u0003\u0040\0");
    }

    private static void http(Socket connection) throws IOException {
        connection.getOutputStream().write(Http1.sound().getBytes());
        connection.getInputStream().read();
    }

    private static void zeros(Socket connection) throws IOException {
        new Http1.Peer(connection, connection.getOutputStream(), "/").sendForever("\0");
    }

    private static void alert(Socket connection) throws IOException {
        connection.getInputStream().read();
        connection.getOutputStream().write(new byte[] {21, 3, 3, 0, 2, 2, 40});
    }

    /** Records with one byte of an endless handshake message each. */
    private static void records(Socket connection) throws IOException {
        new Http1.Peer(connection, connection.getOutputStream(), "/")
                .sendForever("\u0016\u0003\u0003\0\u0001\u0002");
    }

    /** A server hello of 16 megabytes. */
    private static void hugeMessage(Socket connection) throws IOException {
        OutputStream out = connection.getOutputStream();
        byte[] block = new byte[16384 + 5];
        System.arraycopy(new byte[] {22, 3, 3, 64, 0}, 0, block, 0, 5);
        byte[] first = block.clone();
        System.arraycopy(new byte[] {2, -1, -1, -1}, 0, first, 5, 4);
        out.write(first);
        while (true) {
            out.write(block);
        }
    }
}
