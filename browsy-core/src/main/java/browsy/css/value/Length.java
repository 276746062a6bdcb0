package browsy.css.value;

/** An absolute length in CSS px. */
public record Length(double px) implements LengthPercentage {
    public static final Length ZERO = new Length(0);

    public static Length px(double px) {
        return px == 0 ? ZERO : new Length(px);
    }

    @Override
    public double resolve(double percentageBasis) {
        return px;
    }

    @Override
    public boolean hasPercentage() {
        return false;
    }
}
