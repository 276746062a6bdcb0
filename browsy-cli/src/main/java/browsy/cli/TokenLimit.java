package browsy.cli;

import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueType;
import browsy.cli.args.ValueTypes;

/** The values of {@code --max-tokens}, where 0 sets no limit. */
final class TokenLimit implements ValueType<Integer> {
    /** No limit. */
    static final int NONE = 0;

    private TokenLimit() {}

    /** Declares the option. */
    static ValueOption<Integer> option(String description) {
        return new ValueOption<>("--max-tokens", "N", new TokenLimit(), description);
    }

    @Override
    public Integer convert(String text) {
        Integer limit = ValueTypes.INTEGER.convert(text);
        if (limit < 0) {
            throw new IllegalArgumentException("'" + text + "' is negative");
        }
        return limit;
    }
}
