package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import browsy.Browsy;
import browsy.model.PageType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries with dates in the formats of many languages are a list. */
class DatedEntriesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-26",
                "26.11.26",
                "26. 11. 2026",
                "2026. 11. 26.",
                "26\u200F/11\u200F/2026",
                "\u0662\u0666\u200F/\u0661\u0661\u200F/\u0662\u0660\u0662\u0666",
                "\u06F2\u06F6 \u0646\u0648\u0627\u0645\u0628\u0631 \u06F2\u06F0\u06F2\u06F6",
                "2026\u5E7411\u670826\u65E5",
                "2026\uB144 11\uC6D4 26\uC77C",
                "26 November 2026",
                "Nov 26, 2026",
                "November 26th, 2026",
                "26-Nov-2026",
                "26 de noviembre de 2026",
                "26 de nov. de 2026",
                "26. marraskuuta 2026",
                "2026. november 26.",
                "2026. gada 26. novembris",
                "2026 m. lapkri\u010Dio 26 d.",
                "26 \u0E1E.\u0E22. 2569",
                "26 \u0E1E\u0E24\u0E28\u0E08\u0E34\u0E01\u0E32\u0E22\u0E19 2569",
                "26 \u0928\u0935\u0902\u092C\u0930 2026",
                "26 \u0646\u0648\u0645\u0628\u0631\u060C 2026",
                "10:30"
            })
    void readsDatesOfManyLanguages(String date) {
        assertEquals(PageType.LIST, typeOfEntriesWith(date));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.2.3.4",
                "1. 2. 3",
                "20 of 2026",
                "45 November 2026",
                "Season 2 - 2026",
                "1026 November 2026",
                "2026",
                "26",
                "1299.15 each",
                "5000 mAh 30 h",
                "8001 Zurich, 4 rooms",
                "1950,20 Euro"
            })
    void readsNoDateInOtherNumbers(String text) {
        assertNotEquals(PageType.LIST, typeOfEntriesWith(text));
    }

    private static PageType typeOfEntriesWith(String text) {
        String[] jobs = {
            "Gardener for the cemetery",
            "Landscaper with a driving licence",
            "Foreman for the parks"
        };
        StringBuilder html = new StringBuilder("<title>Jobs</title><main><h1>Jobs</h1>");
        for (String job : jobs) {
            html.append("<article><h2><a href='/jobs/%d'>%s</a></h2>".formatted(html.length(), job))
                    .append("<p>City of Kassel, " + text + "</p></article>");
        }
        return Browsy.parse(html + "</main>", 1920, 1080).pageType();
    }
}
