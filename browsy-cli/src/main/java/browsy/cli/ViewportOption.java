package browsy.cli;

import browsy.model.Viewport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the size of the viewport. */
final class ViewportOption {
    @Option(
            names = "--viewport",
            paramLabel = "WxH",
            converter = ViewportConverter.class,
            description = "size of the window in CSS px, 1920x1080 by default")
    private @Nullable Viewport viewport;

    Viewport viewport() {
        return viewport == null ? Viewport.DEFAULT : viewport;
    }

    /** Parses a width and a height in CSS px, such as {@code 1280x720}. */
    private static final class ViewportConverter implements ITypeConverter<Viewport> {
        private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[xX](\\d{1,5})");

        @Override
        public Viewport convert(String text) {
            Matcher size = SIZE.matcher(text);
            if (!size.matches() || text.startsWith("0")) {
                throw new TypeConversionException(
                        "'" + text + "' is no viewport; write it like 1920x1080");
            }
            try {
                return new Viewport(
                        Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }
}
