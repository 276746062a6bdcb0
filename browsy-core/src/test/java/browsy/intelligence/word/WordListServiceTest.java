package browsy.intelligence.word;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.model.SuggestedAction;
import org.junit.jupiter.api.Test;

/** Loading of word lists from services on the class path. */
class WordListServiceTest {

    @Test
    void wordListsOfServicesApplyToEveryPage() {
        assertEquals(1, searches("rummage the shelves!"));
        assertEquals(0, searches("rummage the attic"));
        assertEquals(1, searches("Plunder all the pottery"));
    }

    private static long searches(String caption) {
        String html = "<!DOCTYPE html><form><input name=x><button>" + caption + "</button></form>";
        return Browsy.open(html, ParseOptions.DEFAULT).dom().suggestedActions().stream()
                .filter(action -> action instanceof SuggestedAction.Search)
                .count();
    }
}
