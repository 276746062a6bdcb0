package browsy.server.mcp;

import browsy.tools.Json;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A request of which one can ask afterwards what was read; who reads it sees to its size. */
final class KeptBody extends HttpServletRequestWrapper {
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    private @Nullable ServletInputStream stream;

    KeptBody(HttpServletRequest request) {
        super(request);
    }

    /** Whether a body was read that is no JSON. */
    boolean isNoJson() {
        if (stream == null) {
            return false;
        }
        try {
            Json.read(read.toString(StandardCharsets.UTF_8));
            return false;
        } catch (Json.SyntaxException e) {
            return true;
        }
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (stream == null) {
            stream = new Keeping(super.getInputStream());
        }
        return stream;
    }

    private final class Keeping extends ServletInputStream {
        private final ServletInputStream in;

        Keeping(ServletInputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            int one = in.read();
            if (one >= 0) {
                read.write(one);
            }
            return one;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int count = in.read(into, offset, length);
            if (count > 0) {
                read.write(into, offset, count);
            }
            return count;
        }

        @Override
        public boolean isFinished() {
            return in.isFinished();
        }

        @Override
        public boolean isReady() {
            return in.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            in.setReadListener(listener);
        }
    }
}
