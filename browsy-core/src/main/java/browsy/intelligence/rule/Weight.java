package browsy.intelligence.rule;

/** How much a rule says for or against a conclusion. The points of all rules are added up. */
public enum Weight {
    /** A standard or the markup of the page states the conclusion. */
    DECISIVE(100),
    /** Strong evidence, which is sufficient unless something contradicts it. */
    STRONG(40),
    /** Evidence that needs support by other evidence. */
    FAIR(20),
    /** Evidence that only decides between conclusions that are close to each other. */
    SLIGHT(10),
    /** Slight evidence of the contrary. */
    SLIGHTLY_AGAINST(-10),
    /** Fair evidence of the contrary. */
    AGAINST(-20),
    /** Strong evidence of the contrary. */
    STRONGLY_AGAINST(-40),
    /** The conclusion is impossible, whatever speaks for it. */
    VETO(-1000);

    private final int points;

    Weight(int points) {
        this.points = points;
    }

    /** Returns the points that a rule adds to its conclusion. */
    public int points() {
        return points;
    }
}
