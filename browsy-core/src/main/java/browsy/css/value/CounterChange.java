package browsy.css.value;

/** One member of {@code counter-reset}, {@code counter-increment} or {@code counter-set}. */
public record CounterChange(String counter, int value, boolean reversed) {}
