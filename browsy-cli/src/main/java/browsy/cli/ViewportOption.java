package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueType;
import browsy.model.Viewport;

/** The option for the size of the viewport. */
final class ViewportOption {
    static final ValueOption<Viewport> OPTION =
            new ValueOption<>(
                    "--viewport",
                    "WxH",
                    new ViewportType(),
                    "size of the window in CSS px, 1920x1080 by default");

    private ViewportOption() {}

    static Viewport in(Arguments arguments) {
        return arguments.get(OPTION, Viewport.DEFAULT);
    }

    /** Parses a width and a height in CSS px, such as {@code 1280x720}. */
    private static final class ViewportType implements ValueType<Viewport> {
        private static final int MAX_DIGITS = 5;

        @Override
        public Viewport convert(String text) {
            int sign = Math.max(text.indexOf('x'), text.indexOf('X'));
            if (sign < 0
                    || !isNumber(text.substring(0, sign))
                    || !isNumber(text.substring(sign + 1))
                    || text.startsWith("0")) {
                throw new IllegalArgumentException(
                        "'" + text + "' is no viewport; write it like 1920x1080");
            }
            return new Viewport(
                    Integer.parseInt(text.substring(0, sign)),
                    Integer.parseInt(text.substring(sign + 1)));
        }

        private static boolean isNumber(String text) {
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                    return false;
                }
            }
            return !text.isEmpty() && text.length() <= MAX_DIGITS;
        }
    }
}
