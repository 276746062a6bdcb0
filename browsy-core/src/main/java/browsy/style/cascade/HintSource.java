package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.style.property.PropertyValue;
import java.util.List;

/** Provides the presentational hints of elements. */
public interface HintSource {

    /** The declarations that the attributes of an element stand for, in order. */
    List<PropertyValue> of(TreeElement element);

    /** Whether an attribute (name in lower case) can be a presentational hint on any element. */
    boolean isHint(String attribute);

    /**
     * Whether HTML elements with a local name may have hints because of attributes of an ancestor.
     */
    boolean mayInherit(String localName);
}
