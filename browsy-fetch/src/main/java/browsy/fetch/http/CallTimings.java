package browsy.fetch.http;

import browsy.fetch.journal.Journal;
import browsy.fetch.observe.SessionEvent.Phase;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import okhttp3.Call;
import okhttp3.EventListener;
import okhttp3.Handshake;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import org.jspecify.annotations.Nullable;

/** Records the phases of one request in the journal of its session. */
final class CallTimings extends EventListener {
    private final Journal journal;
    private final Map<Phase, Long> starts = new EnumMap<>(Phase.class);

    private CallTimings(Journal journal) {
        this.journal = journal;
    }

    /** Makes a client record its requests, in addition to its own event listener. */
    static void observe(OkHttpClient.Builder builder, Journal journal) {
        EventListener.Factory own = builder.build().eventListenerFactory();
        builder.eventListenerFactory(call -> own.create(call).plus(new CallTimings(journal)));
    }

    private synchronized void start(Phase phase) {
        starts.put(phase, System.nanoTime());
    }

    /** Records a phase, unless it is a second attempt that ended before. */
    private void end(Phase phase, Call call) {
        Long start;
        synchronized (this) {
            start = starts.remove(phase);
        }
        if (start != null) {
            journal.timed(phase, call.request().url().toString(), start);
        }
    }

    @Override
    public void dnsStart(Call call, String host) {
        start(Phase.LOOKUP);
    }

    @Override
    public void dnsEnd(Call call, String host, List<InetAddress> addresses) {
        end(Phase.LOOKUP, call);
    }

    @Override
    public void connectStart(Call call, InetSocketAddress address, Proxy proxy) {
        start(Phase.CONNECT);
    }

    @Override
    public void connectEnd(
            Call call, InetSocketAddress address, Proxy proxy, @Nullable Protocol protocol) {
        end(Phase.CONNECT, call);
    }

    @Override
    public void secureConnectStart(Call call) {
        start(Phase.TLS);
    }

    @Override
    public void secureConnectEnd(Call call, @Nullable Handshake handshake) {
        end(Phase.TLS, call);
    }

    @Override
    public void requestHeadersStart(Call call) {
        start(Phase.WAIT);
    }

    @Override
    public void responseHeadersStart(Call call) {
        end(Phase.WAIT, call);
    }

    @Override
    public void responseBodyStart(Call call) {
        start(Phase.BODY);
    }

    @Override
    public void responseBodyEnd(Call call, long byteCount) {
        end(Phase.BODY, call);
    }
}
