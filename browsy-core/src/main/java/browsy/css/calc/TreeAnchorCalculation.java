package browsy.css.calc;

import browsy.css.value.AnchorCalculation;
import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorResolver;
import browsy.css.value.CalculatedLength;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A calculation tree with anchor functions. Its relative units are resolved. */
public record TreeAnchorCalculation(MathNode tree) implements AnchorCalculation {

    @Override
    public @Nullable LengthPercentage resolve(AnchorResolver resolver) {
        MathNode known = tree.among(resolver);
        if (known instanceof MathNode.Share share) {
            return new Percentage(share.percent());
        }
        if (known == null) {
            return null;
        }
        return known.hasPercentage() ? new CalculatedLength(known) : Length.px(known.evaluate(0));
    }

    @Override
    public AnchorCalculation asking(UnaryOperator<AnchorQuery> other) {
        return new TreeAnchorCalculation(tree.asking(other));
    }

    @Override
    public String css() {
        return CalcText.of(tree);
    }
}
