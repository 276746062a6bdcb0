package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads the pixel size of a raster image from the header of its file. Formats are recognized by
 * their signatures, as in browsers.
 *
 * @see <a href="https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern">MIME
 *     Sniffing</a>
 */
final class ImageHeader {
    private final ByteBuffer in;

    private ImageHeader(byte[] bytes) {
        this.in = ByteBuffer.wrap(bytes);
    }

    /** Returns the size of an image; null if the format is unknown or the header is incomplete. */
    static @Nullable NaturalSize read(byte[] bytes) {
        return new ImageHeader(bytes).read();
    }

    /** Recognizes the format by its signature, and reads the size at its offset in the header. */
    private @Nullable NaturalSize read() {
        if (startsWith(0, "\u0089PNG\r\n\u001a\n")) {
            return in.capacity() < 24 ? null : size(u32(16), u32(20));
        }
        if (startsWith(0, "GIF87a") || startsWith(0, "GIF89a")) {
            in.order(ByteOrder.LITTLE_ENDIAN);
            return in.capacity() < 10 ? null : size(u16(6), u16(8));
        }
        if (startsWith(0, "\u00ff\u00d8\u00ff")) {
            return jpeg();
        }
        if (startsWith(0, "RIFF") && startsWith(8, "WEBP")) {
            in.order(ByteOrder.LITTLE_ENDIAN);
            return in.capacity() < 30 ? null : webp();
        }
        if (startsWith(0, "BM")) {
            in.order(ByteOrder.LITTLE_ENDIAN);
            return in.capacity() < 26 ? null : size(in.getInt(18), Math.abs(in.getInt(22)));
        }
        if (startsWith(0, "\0\0\u0001\0")) {
            return in.capacity() < 8 ? null : size(iconSide(6), iconSide(7));
        }
        return startsWith(4, "ftypavif") ? avif() : null;
    }

    private boolean startsWith(int at, String signature) {
        byte[] expected = signature.getBytes(StandardCharsets.ISO_8859_1);
        if (in.capacity() < at + expected.length) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if (in.get(at + i) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /** Reads a JPEG: the size is in the first segment with a start-of-frame marker. */
    private @Nullable NaturalSize jpeg() {
        int at = 2;
        while (at + 9 <= in.capacity() && u8(at) == 0xFF) {
            int marker = u8(at + 1);
            if (marker == 0xFF) {
                at++;
                continue;
            }
            boolean startOfFrame =
                    marker >= 0xC0
                            && marker <= 0xCF
                            && marker != 0xC4
                            && marker != 0xC8
                            && marker != 0xCC;
            if (startOfFrame) {
                return size(u16(at + 7), u16(at + 5));
            }
            at += 2 + u16(at + 2);
        }
        return null;
    }

    /** Reads a WebP in one of its three encodings: lossy, lossless or extended. */
    private @Nullable NaturalSize webp() {
        if (startsWith(12, "VP8 ")) {
            return size(u16(26) & 0x3FFF, u16(28) & 0x3FFF);
        }
        if (startsWith(12, "VP8L")) {
            int bits = in.getInt(21);
            return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1);
        }
        if (startsWith(12, "VP8X")) {
            return size((in.getInt(24) & 0xFFFFFF) + 1, (in.getInt(26) >>> 8) + 1);
        }
        return null;
    }

    /** Reads an AVIF: the size is in the image spatial extents property ({@code ispe}). */
    private @Nullable NaturalSize avif() {
        for (int at = 0; at + 16 <= in.capacity(); at++) {
            if (startsWith(at, "ispe")) {
                return size(u32(at + 8), u32(at + 12));
            }
        }
        return null;
    }

    /** Returns a side of an icon; 0 means 256. */
    private int iconSide(int at) {
        return u8(at) == 0 ? 256 : u8(at);
    }

    private int u8(int at) {
        return in.get(at) & 0xFF;
    }

    private int u16(int at) {
        return in.getShort(at) & 0xFFFF;
    }

    private long u32(int at) {
        return in.getInt(at) & 0xFFFFFFFFL;
    }

    private static @Nullable NaturalSize size(long width, long height) {
        if (width <= 0 || height <= 0) {
            return null;
        }
        return new NaturalSize((double) width, (double) height, (double) width / height);
    }
}
