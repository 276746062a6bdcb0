package browsy.css.calc;

import browsy.css.value.SizeCalculation;

/** The calculation tree of a {@code calc-size()}. Its relative units are resolved. */
record TreeSizeCalculation(MathNode tree) implements SizeCalculation {

    @Override
    public double apply(double size, double percentageBasis) {
        return tree.withSize(size).evaluate(percentageBasis);
    }

    @Override
    public String css() {
        return CalcText.bare(tree);
    }
}
