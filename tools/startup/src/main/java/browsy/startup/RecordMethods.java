package browsy.startup;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IFNE;
import static org.objectweb.asm.Opcodes.IF_ACMPNE;
import static org.objectweb.asm.Opcodes.IMUL;
import static org.objectweb.asm.Opcodes.INSTANCEOF;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * {@code equals}, {@code hashCode} and {@code toString} of a record as plain code that answers what
 * {@code java.lang.runtime.ObjectMethods} would.
 */
final class RecordMethods {
    private static final String BUILDER = "java/lang/StringBuilder";

    private final ClassNode owner;
    private final List<Handle> components = new ArrayList<>();
    private final MethodNode code;

    private RecordMethods(ClassNode owner, InvokeDynamicInsnNode dynamic, String name) {
        this.owner = owner;
        // Arguments: the class, the names of the components in one text, a getter of each.
        for (int i = 2; i < dynamic.bsmArgs.length; i++) {
            components.add((Handle) dynamic.bsmArgs[i]);
        }
        int access = ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC;
        code = new MethodNode(access, name, dynamic.desc, null, null);
    }

    /** The static method that does the work of an instruction linked by ObjectMethods. */
    static MethodNode of(ClassNode owner, InvokeDynamicInsnNode dynamic, String name) {
        RecordMethods methods = new RecordMethods(owner, dynamic, name);
        switch (dynamic.name) {
            case "equals" -> methods.equality();
            case "hashCode" -> methods.hash();
            case "toString" -> methods.text();
            default -> throw new IllegalArgumentException("no method of records: " + dynamic.name);
        }
        return methods.code;
    }

    private void equality() {
        Label notSame = new Label();
        Label unequal = new Label();
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        code.visitJumpInsn(IF_ACMPNE, notSame);
        code.visitInsn(ICONST_1);
        code.visitInsn(IRETURN);
        code.visitLabel(notSame);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitVarInsn(ALOAD, 1);
        code.visitTypeInsn(INSTANCEOF, owner.name);
        code.visitJumpInsn(IFEQ, unequal);
        code.visitVarInsn(ALOAD, 1);
        code.visitTypeInsn(CHECKCAST, owner.name);
        code.visitVarInsn(ASTORE, 2);
        for (Handle component : components) {
            load(0, component);
            load(2, component);
            String type = component.getDesc();
            if (Primitives.isPrimitive(Type.getType(type))) {
                String box = Primitives.box(Type.getType(type));
                code.visitMethodInsn(INVOKESTATIC, box, "compare", "(" + type + type + ")I", false);
                code.visitJumpInsn(IFNE, unequal);
            } else {
                code.visitMethodInsn(
                        INVOKESTATIC,
                        "java/util/Objects",
                        "equals",
                        "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                        false);
                code.visitJumpInsn(IFEQ, unequal);
            }
        }
        code.visitInsn(ICONST_1);
        code.visitInsn(IRETURN);
        code.visitLabel(unequal);
        code.visitFrame(F_SAME, 0, null, 0, null);
        code.visitInsn(ICONST_0);
        code.visitInsn(IRETURN);
    }

    private void hash() {
        code.visitInsn(ICONST_0);
        for (Handle component : components) {
            code.visitIntInsn(BIPUSH, 31);
            code.visitInsn(IMUL);
            load(0, component);
            Type type = Type.getType(component.getDesc());
            boolean primitive = Primitives.isPrimitive(type);
            code.visitMethodInsn(
                    INVOKESTATIC,
                    primitive ? Primitives.box(type) : "java/util/Objects",
                    "hashCode",
                    primitive ? "(" + type + ")I" : "(Ljava/lang/Object;)I",
                    false);
            code.visitInsn(IADD);
        }
        code.visitInsn(IRETURN);
    }

    private void text() {
        code.visitTypeInsn(NEW, BUILDER);
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
        String before = simpleName() + "[";
        for (Handle component : components) {
            append(before + component.getName() + "=");
            before = ", ";
            load(0, component);
            append(Type.getType(component.getDesc()));
        }
        append(components.isEmpty() ? before + "]" : "]");
        code.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
        code.visitInsn(ARETURN);
    }

    private String simpleName() {
        for (InnerClassNode inner : owner.innerClasses) {
            if (inner.name.equals(owner.name)) {
                return inner.innerName;
            }
        }
        return owner.name.substring(owner.name.lastIndexOf('/') + 1);
    }

    private void load(int variable, Handle component) {
        code.visitVarInsn(ALOAD, variable);
        code.visitFieldInsn(GETFIELD, owner.name, component.getName(), component.getDesc());
    }

    private void append(String text) {
        code.visitLdcInsn(text);
        append(Type.getType(String.class));
    }

    private void append(Type type) {
        String parameter =
                switch (type.getSort()) {
                    case Type.BYTE, Type.SHORT -> "I";
                    case Type.OBJECT, Type.ARRAY ->
                            type.getClassName().equals("java.lang.String")
                                    ? "Ljava/lang/String;"
                                    : "Ljava/lang/Object;";
                    default -> type.getDescriptor();
                };
        code.visitMethodInsn(
                INVOKEVIRTUAL, BUILDER, "append", "(" + parameter + ")L" + BUILDER + ";", false);
    }
}
