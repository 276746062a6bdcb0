package browsy.fetch.flow;

import browsy.fetch.flow.Call.Argument;
import browsy.fetch.flow.Call.Code;
import browsy.fetch.flow.Call.Parameter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints calls as a class with a method that performs them. */
final class JavaSource {
    /** The number of calls in one chain, and of chains in one method; compilers have limits. */
    private static final int CHAIN = 40;

    private static final int CHAINS = 25;

    private static final String INDENT = "        ";

    /** The imports by the text in the code that requires them. */
    private static final Map<String, String> IMPORTS =
            Map.of(
                    "Session ", "browsy.fetch.Session",
                    "UploadFile ", "browsy.fetch.config.UploadFile",
                    "Target.", "browsy.find.Target",
                    "InputPurpose.", "browsy.model.InputPurpose",
                    "Map", "java.util.Map");

    private final Map<String, Integer> names = new HashMap<>();
    private final List<String> parameters = new ArrayList<>(List.of("Session session"));
    private final List<String> variables = new ArrayList<>(List.of("session"));
    private final List<StringBuilder> chains = new ArrayList<>();
    private int inChain;

    private JavaSource() {}

    static String of(List<Call> calls) {
        JavaSource source = new JavaSource();
        calls.forEach(source::add);
        return source.print();
    }

    private void add(Call call) {
        boolean starts = chains.isEmpty() || inChain == CHAIN || inChain < 0;
        if (starts) {
            chains.add(new StringBuilder(INDENT).append("session"));
            inChain = 0;
        }
        StringBuilder chain = chains.get(chains.size() - 1);
        chain.append(inChain == 0 ? "" : "\n" + INDENT + INDENT);
        chain.append('.').append(call.method()).append('(');
        chain.append(String.join(", ", call.arguments().stream().map(this::argument).toList()));
        chain.append(')');
        // A download does not return the session.
        inChain = call.method().equals("download") ? -1 : inChain + 1;
    }

    private String argument(Argument argument) {
        if (argument instanceof Parameter parameter) {
            int number = names.merge(parameter.name(), 1, Integer::sum);
            String name = parameter.name() + (number == 1 ? "" : String.valueOf(number));
            parameters.add(parameter.type() + " " + name);
            variables.add(name);
            return name;
        }
        return ((Code) argument).expression();
    }

    private String print() {
        StringBuilder methods = new StringBuilder();
        String list = String.join(", ", parameters);
        int count = (chains.size() + CHAINS - 1) / CHAINS;
        methods.append("    public static void run(").append(list).append(") {\n");
        if (count <= 1) {
            chains.forEach(chain -> methods.append(chain).append(";\n"));
            methods.append("    }\n");
        } else {
            for (int i = 0; i < count; i++) {
                methods.append(INDENT).append("part").append(i + 1).append('(');
                methods.append(String.join(", ", variables)).append(");\n");
            }
            methods.append("    }\n");
            for (int i = 0; i < count; i++) {
                methods.append("\n    private static void part").append(i + 1);
                methods.append('(').append(list).append(") {\n");
                chains.subList(i * CHAINS, Math.min(chains.size(), (i + 1) * CHAINS))
                        .forEach(chain -> methods.append(chain).append(";\n"));
                methods.append("    }\n");
            }
        }
        return imports(methods.toString())
                + "\n/** A recorded flow. Secrets are parameters. */\n"
                + "public final class RecordedFlow {\n"
                + "    private RecordedFlow() {}\n\n"
                + methods
                + "}\n";
    }

    private static String imports(String code) {
        StringBuilder imports = new StringBuilder();
        IMPORTS.entrySet().stream()
                .filter(entry -> code.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .forEach(type -> imports.append("import ").append(type).append(";\n"));
        return imports.toString();
    }
}
