package browsy.startup;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** Lambdas and records of all shapes; what they do is told as text. */
final class Samples implements Callable<String> {
    record Empty() {}

    record All(
            boolean flag,
            byte small,
            short middle,
            char letter,
            int number,
            long large,
            float single,
            double exact,
            String text,
            int[] array,
            List<String> list) {}

    record Generic<T extends Comparable<T>>(T value) {}

    private interface Shape {
        double area();

        default Supplier<String> told() {
            return () -> "area " + area();
        }

        static Shape of(double side) {
            return () -> side * side;
        }
    }

    private final List<String> told = new ArrayList<>();
    private final int base = 7;

    @Override
    public String call() {
        records();
        lambdas();
        return String.join("\n", told);
    }

    private void records() {
        int[] array = {1};
        List<All> all = new ArrayList<>();
        for (double exact : new double[] {0.0, -0.0, Double.NaN, Double.NaN}) {
            for (String text : new String[] {"x", null}) {
                All value =
                        new All(
                                true,
                                (byte) 1,
                                (short) 2,
                                'c',
                                3,
                                4L,
                                Float.NaN,
                                exact,
                                text,
                                null,
                                List.of("l"));
                all.add(value);
                told.add(value + " " + value.hashCode());
            }
        }
        for (All one : all) {
            for (All other : all) {
                told.add(String.valueOf(one.equals(other)));
            }
        }
        All arrays = new All(false, (byte) 0, (short) 0, 'a', 0, 0, 0, 0, "", array, List.of());
        told.add(String.valueOf(arrays.equals(null)) + arrays.equals((Object) "text"));
        told.add(new Empty() + " " + new Empty().hashCode() + new Empty().equals(new Empty()));
        told.add(new Generic<>("g") + " " + new Generic<>(2).equals(new Generic<>(2)));
        record Local(int here) {}
        told.add(new Local(1).toString());
    }

    private void lambdas() {
        String captured = "captured";
        long wide = 1L << 40;
        Supplier<String> both = () -> captured + wide + base;
        told.add(both.get());
        Function<Integer, Integer> boxing = number -> number + 1;
        told.add(String.valueOf(boxing.apply(1)));
        IntUnaryOperator plain = Math::abs;
        told.add(String.valueOf(plain.applyAsInt(-5)));
        ToDoubleFunction<Integer> widening = Integer::intValue;
        told.add(String.valueOf(widening.applyAsDouble(3)));
        ToLongFunction<String> length = String::length;
        told.add(String.valueOf(length.applyAsLong("four")));
        Function<String, StringBuilder> made = StringBuilder::new;
        told.add(made.apply("built").reverse().toString());
        IntFunction<String[]> arrays = String[]::new;
        told.add(String.valueOf(arrays.apply(3).length));
        BiFunction<String, String, Integer> unbound = String::compareTo;
        told.add(String.valueOf(unbound.apply("a", "b")));
        Supplier<Integer> bound = captured::length;
        told.add(String.valueOf(bound.get()));
        Function<Object, String> own = this::tell;
        told.add(own.apply(1));
        List.of("each").forEach(told::add);
        Runnable dropsResult = () -> told.add("run");
        dropsResult.run();
        told.add(Shape.of(2).told().get());
        told.add(String.valueOf(same() == same()));
        Supplier<Supplier<String>> nested = () -> () -> captured.toUpperCase(java.util.Locale.ROOT);
        told.add(nested.get().get());
    }

    private static Supplier<String> same() {
        return () -> "single";
    }

    private String tell(Object value) {
        return value + " told by " + base;
    }
}
