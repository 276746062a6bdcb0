package browsy.intelligence.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.PipelineStages;
import browsy.config.StylesheetLoader;
import browsy.intelligence.gate.GatePages.GatePage;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.spatial.SpatialPage;
import browsy.style.StyledDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Each rule about overlays, controls and access requests applies to some pages, not to all. */
class GateRulesTest {

    private static final List<OverlayBox> BOXES = new ArrayList<>();
    private static final List<AccessQuestion> QUESTIONS = new ArrayList<>();

    @BeforeAll
    static void read() throws IOException {
        PipelineStages stages = new PipelineStages(StylesheetLoader.none());
        for (GatePage page : GatePages.all()) {
            StyledDocument styled = stages.style(stages.html(page.html(), ""));
            SpatialPage spatial = stages.spatial(styled, stages.layout(styled));
            PageSignals signals = new PageSignals(spatial, PageContext.NONE);
            BOXES.addAll(OverlayBoxes.examined(signals));
            QUESTIONS.add(AccessQuestion.of(signals));
        }
    }

    @Test
    void kindsOfOverlays() {
        check(OverlayKinds.TABLE, BOXES);
    }

    @Test
    void purposesOfControls() {
        List<OverlayControl> controls =
                BOXES.stream().flatMap(box -> box.controls().stream()).toList();
        check(ControlPurposes.TABLE, controls);
    }

    @Test
    void accessRequests() {
        List<AccessQuestion> answerable =
                QUESTIONS.stream().filter(AccessQuestion::isAnswerable).toList();
        check(AccessRequest.TABLE, answerable);
    }

    private static <S> void check(RuleTable<S, ?> table, List<S> subjects) {
        Set<String> untested = new TreeSet<>();
        for (Rule<S, ?> rule : table.rules()) {
            boolean applies = subjects.stream().anyMatch(one -> rule.test().find(one) != null);
            boolean fails = subjects.stream().anyMatch(one -> rule.test().find(one) == null);
            if (!applies || !fails) {
                untested.add(rule.name());
            }
        }
        assertEquals(Set.of(), untested);
    }
}
