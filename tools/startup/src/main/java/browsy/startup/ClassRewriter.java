package browsy.startup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces the {@code invokedynamic} instructions of classes where it knows how, and leaves the
 * others as they are.
 */
final class ClassRewriter {
    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
    private static final String RECORDS = "java/lang/runtime/ObjectMethods";

    private final Map<String, ClassNode> nodes = new TreeMap<>();
    private final Map<String, ClassNode> made = new TreeMap<>();

    private ClassRewriter() {}

    /**
     * The classes anew, with those that stand for lambdas.
     *
     * @param classes class files by their names in the jar; nests must be whole
     */
    static Map<String, byte[]> rewrite(Map<String, byte[]> classes) {
        ClassRewriter rewriter = new ClassRewriter();
        classes.forEach(
                (name, bytes) -> {
                    ClassNode node = new ClassNode();
                    new ClassReader(bytes).accept(node, 0);
                    rewriter.nodes.put(node.name, node);
                });
        rewriter.nodes.values().forEach(rewriter::rewrite);
        Map<String, byte[]> all = new TreeMap<>();
        rewriter.nodes.values().forEach(node -> all.put(node.name + ".class", bytes(node)));
        rewriter.made.values().forEach(node -> all.put(node.name + ".class", bytes(node)));
        return all;
    }

    private static byte[] bytes(ClassNode node) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private void rewrite(ClassNode owner) {
        List<MethodNode> added = new ArrayList<>();
        int number = 0;
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                if (!(instruction instanceof InvokeDynamicInsnNode)) {
                    continue;
                }
                InvokeDynamicInsnNode dynamic = (InvokeDynamicInsnNode) instruction;
                AbstractInsnNode plain = null;
                if (dynamic.bsm.getOwner().equals(RECORDS)) {
                    MethodNode body = RecordMethods.of(owner, dynamic, "record$" + number++);
                    added.add(body);
                    plain = call(owner, body);
                } else if (dynamic.bsm.getOwner().equals(LAMBDAS)
                        && dynamic.bsm.getName().equals("metafactory")) {
                    plain = lambda(owner, dynamic, number++);
                }
                if (plain != null) {
                    method.instructions.set(instruction, plain);
                }
            }
        }
        owner.methods.addAll(added);
    }

    private static MethodInsnNode call(ClassNode owner, MethodNode method) {
        return new MethodInsnNode(
                Opcodes.INVOKESTATIC, owner.name, method.name, method.desc, false);
    }

    private @Nullable AbstractInsnNode lambda(
            ClassNode owner, InvokeDynamicInsnNode dynamic, int number) {
        ClassNode nest = owner.nestHostClass == null ? owner : nodes.get(owner.nestHostClass);
        LambdaClass lambda = LambdaClass.of(owner, dynamic, number);
        if (nest == null || lambda == null) {
            return null;
        }
        // The body of a lambda is a private method, which members of one nest may call.
        if (nest.nestMembers == null) {
            nest.nestMembers = new ArrayList<>();
        }
        nest.nestMembers.add(lambda.node().name);
        lambda.node().nestHostClass = nest.name;
        made.put(lambda.node().name, lambda.node());
        return lambda.instance();
    }
}
