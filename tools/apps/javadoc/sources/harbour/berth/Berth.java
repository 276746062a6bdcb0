package harbour.berth;

import harbour.Vessel;

/**
 * A place for one vessel.
 *
 * @param number the number on the quay
 * @param depth the depth of the water in centimetres
 */
public record Berth(int number, int depth) {
    /**
     * Tells whether a vessel may use the berth.
     *
     * @param vessel the vessel that asks
     * @return whether the water is deep enough
     */
    public boolean admits(Vessel vessel) {
        return vessel.draught() < depth;
    }
}
