package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalSize;

/** A piece of layout, in CSS px. Where it lies is known to its parent only. */
public sealed interface Fragment permits BoxFragment, TextFragment {
    PhysicalSize size();
}
