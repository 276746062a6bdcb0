package harbour;

/** A vessel that carries passengers on a timetable. */
public class Ferry implements Vessel {
    private final String name;

    /**
     * Creates a ferry.
     *
     * @param name the name on the hull
     */
    public Ferry(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int draught() {
        return 420;
    }

    /**
     * Embarks passengers.
     *
     * @param count the number of passengers, at least 1
     * @return the passengers that found a seat
     * @throws OverloadException if the ferry has no seat left
     */
    public int embark(int count) throws OverloadException {
        if (count > 300) {
            throw new OverloadException("No seat is left.");
        }
        return count;
    }

    /**
     * Blows the whistle.
     *
     * @deprecated use {@link Signals#whistle(Vessel)}, which keeps to the rules of the port
     */
    @Deprecated(since = "2.0")
    public void whistle() {}

    /**
     * Returns the ferry of a line.
     *
     * @param line the number of the line
     * @return a new ferry
     */
    public static Ferry ofLine(int line) {
        return new Ferry("Line " + line);
    }
}
