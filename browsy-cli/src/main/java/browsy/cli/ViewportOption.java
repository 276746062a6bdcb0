package browsy.cli;

import browsy.model.Viewport;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 1280x720}. */
final class ViewportOption implements ITypeConverter<Viewport> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[xX](\\d{1,5})");

    /** Declares it for a command. */
    static Supplier<Viewport> of(Command command) {
        return command.option(
                "--viewport",
                "WxH",
                Viewport.DEFAULT,
                new ViewportOption(),
                "size of the window in CSS px, 1920x1080 by default");
    }

    @Override
    public Viewport convert(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches() || text.startsWith("0")) {
            throw new TypeConversionException(
                    "'" + text + "' is no viewport; write it like 1920x1080");
        }
        try {
            return new Viewport(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
