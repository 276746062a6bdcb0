package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.Register;
import org.junit.jupiter.api.Test;

/** Forms that create an account. */
class RegisterTest {

    /** Links that scripts handle may submit a form; one in a label leads to the terms. */
    @Test
    void aLinkInALabelSubmitsNothing() {
        SpatialDom page =
                Browsy.parse(
                        """
                        <h4>Register</h4><div><form><input name=name placeholder="Full name">
                        <input name=mail placeholder="Email"><input type=password placeholder=Password>
                        <label><input type=checkbox> I accept the <a href="javascript:void(0)">terms</a>.</label>
                        </form><p><a class=btn href="javascript:void(0)">Open an account</a></p></div>
                        """,
                        800,
                        600);
        Register register = page.action(Register.class).orElseThrow();
        assertEquals("Open an account", page.get(register.submitId()).orElseThrow().text());
    }
}
