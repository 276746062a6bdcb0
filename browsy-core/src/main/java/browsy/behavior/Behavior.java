package browsy.behavior;

import browsy.model.JsBehavior.Kind;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a click on an element, as far as the markup describes it.
 *
 * @param trigger the element to click
 * @param kind the kind of effect
 * @param target the affected element; null if there is none
 * @param detail the address or class name; empty if there is none
 */
public record Behavior(Element trigger, Kind kind, @Nullable Element target, String detail) {}
