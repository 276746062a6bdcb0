package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalSize;

/**
 * A result of layout with a size in CSS px. Its parent holds its offset, see {@link
 * PlacedFragment}.
 */
public sealed interface Fragment permits BoxFragment, TextFragment {
    PhysicalSize size();
}
