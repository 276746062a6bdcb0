package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SuggestedAction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Labels of fields in tables without label elements. */
class FieldLabelsTest {

    @Test
    void choicesOfAFieldAreNotItsLabel() {
        SuggestedAction.FillForm form =
                Browsy.parse(
                                """
                                <form><table>
                                <tr><td>Street</td><td><input name="a"></td></tr>
                                <tr><td>Town</td><td><select name="b"><option>Ulm</select></td></tr>
                                <tr><td>Notes</td><td><textarea name="c">none</textarea></td></tr>
                                </table><input type="submit"></form>
                                """,
                                800,
                                600)
                        .action(SuggestedAction.FillForm.class)
                        .orElseThrow();
        assertEquals(
                List.of("Street", "Town", "Notes"),
                form.fields().stream().map(SuggestedAction.FormField::label).toList());
    }
}
