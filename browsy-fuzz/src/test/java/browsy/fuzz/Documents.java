package browsy.fuzz;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.BrowsyException;
import browsy.config.Limits;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import browsy.output.Format;
import browsy.output.Formats;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses pages and checks what holds for every page. */
final class Documents {
    private static final ParseOptions OPTIONS =
            ParseOptions.builder()
                    .viewport(new Viewport(800, 600))
                    .baseUri("https://shop.example/")
                    .limits(Limits.builder().maxElements(5_000).build())
                    .timeLimit(Duration.ofSeconds(10))
                    .build();

    private static final List<Format> FORMATS =
            Formats.names().stream().map(name -> Formats.named(name).orElseThrow()).toList();

    private Documents() {}

    /** Parses a page and checks it; null if the page exceeds a limit. */
    static @Nullable Page open(String html) {
        Page page;
        try {
            page = Browsy.open(html, OPTIONS);
        } catch (BrowsyException e) {
            return null;
        }
        for (SpatialElement element : page.dom().elements()) {
            Bounds box = element.bounds();
            boolean finite =
                    Double.isFinite(box.x() + box.y() + box.width() + box.height())
                            && box.width() >= 0
                            && box.height() >= 0;
            if (!finite || !page.dom().get(element.id()).orElseThrow().equals(element)) {
                throw new AssertionError("element " + element.id() + " is inconsistent");
            }
        }
        for (Format format : FORMATS) {
            format.render(page.dom());
        }
        return page;
    }
}
