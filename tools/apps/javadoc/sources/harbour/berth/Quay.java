package harbour.berth;

import java.util.List;

/** A row of berths. */
public interface Quay {
    /**
     * Lists the berths from the west to the east.
     *
     * @return the berths, an unmodifiable list
     */
    List<Berth> berths();

    /**
     * Finds the deepest berth.
     *
     * @return the berth with the deepest water
     */
    default Berth deepest() {
        return berths().get(0);
    }
}
