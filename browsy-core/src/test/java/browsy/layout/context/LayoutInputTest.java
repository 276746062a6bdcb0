package browsy.layout.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class LayoutInputTest {
    @Test
    void changingOneThingKeepsTheTracksOfASubgrid() {
        SubgridTracks tracks = new SubgridTracks(null, null);
        LayoutInput input =
                LayoutInput.inContainingBlock(AvailableSize.definite(100), AvailableSize.INDEFINITE)
                        .withSubgrid(tracks)
                        .withAvailableInline(AvailableSize.definite(40))
                        .withImposedInline(30.0);
        assertSame(tracks, input.subgrid());
        assertEquals(AvailableSize.definite(40), input.inline().available());
        assertEquals(AvailableSize.definite(100), input.inline().percentageBasis());
    }
}
