package browsy.fetch.fault;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Compressed bodies. */
final class Codings {
    private Codings() {}

    /** Opens an encoder. */
    private interface Encoder {
        OutputStream of(OutputStream out) throws IOException;
    }

    static byte[] gzip(byte[] body) {
        return encoded(GZIPOutputStream::new, body, 1);
    }

    /** The gzip of a number of zeros. */
    static byte[] gzip(int zeros) {
        return encoded(GZIPOutputStream::new, new byte[1 << 16], zeros >> 16);
    }

    static byte[] deflate(byte[] body) {
        return encoded(DeflaterOutputStream::new, body, 1);
    }

    static byte[] deflate(int zeros) {
        return encoded(
                out -> new DeflaterOutputStream(out, new Deflater(9)),
                new byte[1 << 16],
                zeros >> 16);
    }

    static byte[] zstd(byte[] body) {
        return Zstd.compress(body);
    }

    static byte[] zstd(int zeros) {
        return encoded(ZstdOutputStream::new, new byte[1 << 16], zeros >> 16);
    }

    /** A frame whose window is larger than the web allows. */
    static byte[] zstdOfLargeWindow() {
        return encoded(
                out -> new ZstdOutputStream(out).setLong(27).setLevel(19),
                new byte[1 << 16],
                (16 << 20) >> 16);
    }

    /** Ten megabytes of zeros, compressed with the brotli command line tool. */
    static byte[] brotliOfTenMegabytes() {
        return Base64.getDecoder().decode("y///P/gnAOKxQCD3/i//LDHwTwDEYRGAjiMG");
    }

    static byte[] wrongChecksum() {
        byte[] body = gzip("<title>In</title>".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        body[body.length - 8] ^= 1;
        return body;
    }

    private static byte[] encoded(Encoder encoder, byte[] block, int times) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = encoder.of(bytes)) {
            for (int i = 0; i < times; i++) {
                out.write(block);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
