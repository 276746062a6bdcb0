package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalOffset;

/** A fragment and the distance of its top left corner from that of its parent's border box. */
public record PlacedFragment(Fragment fragment, PhysicalOffset offset) {}
