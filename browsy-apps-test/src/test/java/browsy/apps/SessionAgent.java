package browsy.apps;

import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.output.CompactFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** An agent that uses a {@link Session}. */
final class SessionAgent implements Agent {
    private final Session session;
    private final String base;
    private final StepRecorder recorder;

    SessionAgent(String base, StepRecorder recorder) {
        this.base = base;
        this.recorder = recorder;
        URI address = URI.create(base);
        session =
                Session.create(
                        SessionConfig.builder()
                                .allowHost(address.getHost() + ":" + address.getPort())
                                .build());
    }

    @Override
    public void open(String address) {
        session.goTo(URI.create(base + "/").resolve(address).toString());
    }

    @Override
    public String page() {
        return session.text(CompactFormat.standard());
    }

    @Override
    public String url() {
        return String.valueOf(session.url());
    }

    @Override
    public void click(Spot spot) {
        session.click(located("click", "", spot));
    }

    @Override
    public void type(Spot field, String text) {
        session.type(located("type", text, field), text);
    }

    @Override
    public void choose(Spot list, String... options) {
        session.select(located("select", String.join(", ", options), list), options);
    }

    @Override
    public void submit(Spot field) {
        session.focus(located("submit", "", field)).press("Enter");
    }

    @Override
    public void check(Spot box) {
        session.check(located("check", "", box));
    }

    @Override
    public void uncheck(Spot box) {
        session.uncheck(located("uncheck", "", box));
    }

    @Override
    public void upload(Spot field, Path file) {
        try {
            session.upload(
                    located("upload", file.getFileName().toString(), field), UploadFile.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public byte[] download(Spot spot) {
        Download before = session.lastDownload();
        session.click(located("download", "", spot));
        Download download = session.lastDownload();
        if (download == null || download == before) {
            throw new AssertionError("The click on " + spot + " gives no file:\n" + page());
        }
        return download.bytes();
    }

    private Target located(String action, String value, Spot spot) {
        Target target = target(spot);
        recorder.record(session, action, value, target);
        return target;
    }

    /** An agent that sees several elements of a name takes the one in the row it wants, by id. */
    private Target target(Spot spot) {
        Target target = named(spot);
        if (spot.row().isEmpty()) {
            return among(target.resolve(session.dom()), spot.index())
                    .map(element -> Target.id(element.id()))
                    .orElse(target);
        }
        List<SpatialElement> row = Target.text(spot.row()).resolve(session.dom());
        if (row.isEmpty()) {
            throw new AssertionError("The page has no row \"" + spot.row() + "\":\n" + page());
        }
        Bounds line = row.get(0).bounds();
        return target.resolve(session.dom()).stream()
                .filter(element -> overlaps(element.bounds(), line))
                .skip(spot.index())
                .findFirst()
                .map(element -> Target.id(element.id()))
                .orElseThrow(() -> new AssertionError("No " + spot + ":\n" + page()));
    }

    /**
     * Of several elements of a name, an agent counts those that the page shows, if it shows any.
     */
    private static Optional<SpatialElement> among(List<SpatialElement> fitting, int index) {
        List<SpatialElement> shown = fitting.stream().filter(e -> !e.hidden()).toList();
        return (shown.isEmpty() ? fitting : shown).stream().skip(index).findFirst();
    }

    private static Target named(Spot spot) {
        if (spot.isFieldName()) {
            return Target.css("[name=\"" + spot.name() + "\"]");
        }
        return spot.name().isEmpty()
                ? Target.role(spot.role())
                : Target.role(spot.role(), spot.name());
    }

    private static boolean overlaps(Bounds one, Bounds other) {
        return one.y() < other.y() + other.height() && other.y() < one.y() + one.height();
    }

    @Override
    public void close() {
        session.close();
    }
}
