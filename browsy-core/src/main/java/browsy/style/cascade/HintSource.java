package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.style.property.PropertyValue;
import java.util.List;

/** Where the presentational hints of elements come from. */
public interface HintSource {

    /** What the attributes of an element declare, in order. */
    List<PropertyValue> of(TreeElement element);

    /** Whether an attribute (name in lower case) can be a hint, whatever element it is on. */
    boolean isHint(String attribute);

    /** Whether HTML elements of a name may take hints from what they are in. */
    boolean mayInherit(String localName);
}
