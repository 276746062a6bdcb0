package browsy.fetch.form;

import browsy.fetch.config.UploadFile;
import browsy.fetch.form.EntryList.Entry;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Encodes an entry list in the three encoding types of forms.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data">HTML:
 *     4.10.22.7 and 8</a>
 */
final class FormEncoding {
    private FormEncoding() {}

    /**
     * Encodes the entries as {@code application/x-www-form-urlencoded}.
     *
     * @see <a href="https://url.spec.whatwg.org/#urlencoded-serializing">URL: serializing</a>
     */
    static String urlEncoded(List<Entry> entries, Charset charset) {
        StringBuilder data = new StringBuilder();
        for (Entry entry : entries) {
            data.append(data.length() == 0 ? "" : "&");
            appendEscaped(data, bytes(lineBreaks(entry.name()), charset));
            data.append('=');
            appendEscaped(data, bytes(lineBreaks(entry.value()), charset));
        }
        return data.toString();
    }

    private static void appendEscaped(StringBuilder out, byte[] bytes) {
        for (byte b : bytes) {
            boolean plain =
                    (b >= 'a' && b <= 'z')
                            || (b >= 'A' && b <= 'Z')
                            || (b >= '0' && b <= '9')
                            || b == '*'
                            || b == '-'
                            || b == '.'
                            || b == '_';
            if (plain) {
                out.append((char) b);
            } else if (b == ' ') {
                out.append('+');
            } else {
                out.append(String.format(Locale.ROOT, "%%%02X", b & 0xFF));
            }
        }
    }

    /** Encodes the entries as {@code text/plain}, which cannot be parsed unambiguously. */
    static byte[] plainText(List<Entry> entries, Charset charset) {
        StringBuilder data = new StringBuilder();
        for (Entry entry : entries) {
            data.append(lineBreaks(entry.name()))
                    .append('=')
                    .append(lineBreaks(entry.value()))
                    .append("\r\n");
        }
        return bytes(data.toString(), charset);
    }

    /** Encodes the entries as {@code multipart/form-data}, with the files as bytes. */
    static byte[] multipart(List<Entry> entries, Charset charset, String boundary) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Entry entry : entries) {
            StringBuilder head = new StringBuilder();
            head.append("--").append(boundary).append("\r\n");
            head.append("Content-Disposition: form-data; name=\"")
                    .append(quoted(lineBreaks(entry.name())))
                    .append('"');
            UploadFile file = entry.file();
            if (file != null) {
                head.append("; filename=\"").append(quoted(file.name())).append('"');
                head.append("\r\nContent-Type: ").append(file.contentType());
            }
            head.append("\r\n\r\n");
            out.writeBytes(bytes(head.toString(), charset));
            out.writeBytes(file != null ? file.bytes() : bytes(lineBreaks(entry.value()), charset));
            out.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
        }
        out.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.US_ASCII));
        return out.toByteArray();
    }

    /** Escapes a name for a quoted parameter of {@code Content-Disposition}. */
    private static String quoted(String name) {
        return name.replace("\n", "%0A").replace("\r", "%0D").replace("\"", "%22");
    }

    /** Converts all line breaks to CRLF. */
    private static String lineBreaks(String text) {
        return text.replaceAll("\r\n?|\n", "\r\n");
    }

    /** Encodes text. Characters that the encoding lacks become numeric character references. */
    static byte[] bytes(String text, Charset charset) {
        CharsetEncoder encoder =
                charset.newEncoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            return array(encoder.encode(CharBuffer.wrap(text)));
        } catch (CharacterCodingException e) {
            return bytesWithReferences(text, charset, charset.newEncoder());
        }
    }

    /** Encodes text with references; unpaired surrogates become U+FFFD. */
    private static byte[] bytesWithReferences(
            String text, Charset charset, CharsetEncoder encoder) {
        StringBuilder encodable = new StringBuilder();
        text.codePoints()
                .forEach(
                        c -> {
                            boolean lone = c >= 0xD800 && c <= 0xDFFF;
                            int scalar = lone ? 0xFFFD : c;
                            String character = Character.toString(scalar);
                            encodable.append(
                                    encoder.canEncode(character) ? character : "&#" + scalar + ";");
                        });
        return encodable.toString().getBytes(charset);
    }

    private static byte[] array(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }
}
