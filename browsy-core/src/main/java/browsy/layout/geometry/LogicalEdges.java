package browsy.layout.geometry;

/** Widths at the four flow-relative sides of a box, for example its margins, in CSS px. */
public record LogicalEdges(
        double inlineStart, double inlineEnd, double blockStart, double blockEnd) {
    public static final LogicalEdges ZERO = new LogicalEdges(0, 0, 0, 0);

    public boolean isZero() {
        return inlineStart == 0 && inlineEnd == 0 && blockStart == 0 && blockEnd == 0;
    }

    public double inlineSum() {
        return inlineStart + inlineEnd;
    }

    public double blockSum() {
        return blockStart + blockEnd;
    }

    /** Returns the sum of both widths at each side. */
    public LogicalEdges plus(LogicalEdges other) {
        if (other == ZERO) {
            return this;
        }
        if (this == ZERO) {
            return other;
        }
        return new LogicalEdges(
                inlineStart + other.inlineStart,
                inlineEnd + other.inlineEnd,
                blockStart + other.blockStart,
                blockEnd + other.blockEnd);
    }
}
