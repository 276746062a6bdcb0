package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Distributes the part of the table height that exceeds the height of the rows to the row groups.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-tables-3/#height-distribution-algorithm">css-tables-3</a>
 */
final class SectionDistribution {
    /**
     * The row groups that grow, in order of preference; the first condition that any group matches
     * is used. Bodies are preferred to headers and footers, and groups without a specified height
     * to others.
     */
    private static final List<Predicate<SectionLayout>> PREFERENCES =
            List.of(
                    section -> section.isBody() && section.isAuto(),
                    section -> section.isBody() && section.percent() == null,
                    SectionLayout::isBody,
                    SectionLayout::isAuto,
                    section -> section.percent() == null,
                    section -> true);

    private final List<SectionLayout> sections;
    private final double[] blocks;
    private double room;

    private SectionDistribution(List<SectionLayout> sections, double block) {
        this.sections = sections;
        this.blocks = new double[sections.size()];
        this.room = block;
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = sections.get(i).askedBlock();
            room -= blocks[i];
        }
    }

    /**
     * Enlarges the row groups to a total height.
     *
     * @param block the total height in CSS px; also the percentage basis of their heights
     */
    static void grow(List<SectionLayout> sections, double block) {
        SectionDistribution distribution = new SectionDistribution(sections, block);
        if (sections.isEmpty() || distribution.room <= 0) {
            return;
        }
        distribution.growToPercent(block);
        distribution.shareRest();
        for (int i = 0; i < distribution.blocks.length; i++) {
            sections.get(i).growTo(distribution.blocks[i]);
        }
    }

    /** Enlarges row groups with a percentage up to it. */
    private void growToPercent(double basis) {
        double[] deficits = new double[blocks.length];
        double total = 0;
        List<Integer> growing = new ArrayList<>();
        for (int i = 0; i < blocks.length; i++) {
            double wanted = LayoutUnit.truncate(sections.get(i).percentOrZero() * basis / 100);
            deficits[i] = Math.max(0, wanted - blocks[i]);
            total += deficits[i];
            if (sections.get(i).percent() != null) {
                growing.add(i);
            }
        }
        if (total > 0) {
            share(Math.min(total, room), growing, deficits, total);
        }
    }

    private void shareRest() {
        for (Predicate<SectionLayout> preference : PREFERENCES) {
            List<Integer> growing = new ArrayList<>();
            double total = 0;
            for (int i = 0; i < blocks.length; i++) {
                if (preference.test(sections.get(i))) {
                    growing.add(i);
                    total += blocks[i];
                }
            }
            if (!growing.isEmpty()) {
                share(room, growing, blocks.clone(), total);
                return;
            }
        }
    }

    private void share(double given, List<Integer> growing, double[] weights, double total) {
        double left = given;
        int last = -1;
        for (int i : growing) {
            double share = total > 0 ? given * weights[i] / total : given / growing.size();
            double rounded = LayoutUnit.truncate(share);
            blocks[i] += rounded;
            left -= rounded;
            last = i;
        }
        blocks[last] += left;
        room -= given;
    }
}
