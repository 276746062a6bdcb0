package browsy.behavior;

import browsy.model.JsBehavior.Kind;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a click on an element would do if scripts ran, as far as its markup tells.
 *
 * @param trigger what is clicked
 * @param kind what happens
 * @param target what it happens to; null where it is no element
 * @param detail address or class name; empty where there is none
 */
public record Behavior(Element trigger, Kind kind, @Nullable Element target, String detail) {}
