package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.html.Checkedness;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/** Which elements a reset gives their first state back. */
final class Resetting {
    private Resetting() {}

    static List<Element> controls(Element form) {
        List<Element> controls = new ArrayList<>(FormControls.submittable(form));
        for (Element control : List.copyOf(controls)) {
            if (control.normalName().equals("select")) {
                controls.addAll(Checkedness.options(control));
            }
        }
        return controls;
    }
}
