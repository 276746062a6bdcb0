package browsy.startup;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.PUTSTATIC;
import static org.objectweb.asm.Opcodes.RETURN;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class that does what a lambda or method reference does: keeps what it captured and calls the
 * method that holds its body. One that captures nothing has a single instance, as lambdas have.
 *
 * @param node the class
 * @param instance the instruction that stands for the lambda expression
 */
record LambdaClass(ClassNode node, AbstractInsnNode instance) {
    private static final String INSTANCE = "INSTANCE";

    /**
     * The class of a lambda.
     *
     * @param dynamic an instruction linked by {@code LambdaMetafactory.metafactory}
     * @param number tells the lambdas of {@code owner} apart
     * @return null if its types change in a way that is not covered
     */
    static @Nullable LambdaClass of(ClassNode owner, InvokeDynamicInsnNode dynamic, int number) {
        Type[] captured = Type.getArgumentTypes(dynamic.desc);
        Call call =
                new Call(
                        captured,
                        (Type) dynamic.bsmArgs[0],
                        (Type) dynamic.bsmArgs[2],
                        (Handle) dynamic.bsmArgs[1]);
        if (!call.isConvertible()) {
            return null;
        }
        ClassNode node = new ClassNode();
        node.version = owner.version;
        node.access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
        node.name = owner.name + "$$Lambda" + number;
        node.superName = "java/lang/Object";
        node.interfaces.add(Type.getReturnType(dynamic.desc).getInternalName());
        node.methods.add(constructor(node, captured));
        node.methods.add(call.method(node, dynamic.name));
        if (captured.length == 0) {
            node.fields.add(field(ACC_STATIC | ACC_FINAL, INSTANCE, Type.getObjectType(node.name)));
            node.methods.add(initializer(node));
            String type = "L" + node.name + ";";
            return new LambdaClass(node, new FieldInsnNode(GETSTATIC, node.name, INSTANCE, type));
        }
        MethodNode factory = factory(node, captured, dynamic.desc);
        node.methods.add(factory);
        return new LambdaClass(
                node,
                new MethodInsnNode(INVOKESTATIC, node.name, factory.name, factory.desc, false));
    }

    private static FieldNode field(int access, String name, Type type) {
        return new FieldNode(access, name, type.getDescriptor(), null, null);
    }

    private static String constructorType(Type[] captured) {
        return Type.getMethodDescriptor(Type.VOID_TYPE, captured);
    }

    private static MethodNode constructor(ClassNode node, Type[] captured) {
        MethodNode code =
                new MethodNode(ACC_PRIVATE, "<init>", constructorType(captured), null, null);
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        int variable = 1;
        for (int i = 0; i < captured.length; i++) {
            node.fields.add(field(ACC_PRIVATE | ACC_FINAL, "captured" + i, captured[i]));
            code.visitVarInsn(ALOAD, 0);
            code.visitVarInsn(captured[i].getOpcode(ILOAD), variable);
            code.visitFieldInsn(PUTFIELD, node.name, "captured" + i, captured[i].getDescriptor());
            variable += captured[i].getSize();
        }
        code.visitInsn(RETURN);
        return code;
    }

    private static MethodNode initializer(ClassNode node) {
        MethodNode code = new MethodNode(ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitTypeInsn(NEW, node.name);
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, node.name, "<init>", "()V", false);
        code.visitFieldInsn(PUTSTATIC, node.name, INSTANCE, "L" + node.name + ";");
        code.visitInsn(RETURN);
        return code;
    }

    /** Makes an instance of what is on the stack, which a constructor could not be called with. */
    private static MethodNode factory(ClassNode node, Type[] captured, String desc) {
        MethodNode code = new MethodNode(ACC_STATIC, "capture", desc, null, null);
        code.visitTypeInsn(NEW, node.name);
        code.visitInsn(DUP);
        int variable = 0;
        for (Type type : captured) {
            code.visitVarInsn(type.getOpcode(ILOAD), variable);
            variable += type.getSize();
        }
        code.visitMethodInsn(INVOKESPECIAL, node.name, "<init>", constructorType(captured), false);
        code.visitInsn(ARETURN);
        return code;
    }

    /**
     * How the method of the interface calls the method with the body.
     *
     * @param captured what the lambda keeps
     * @param erased the type of the interface's method
     * @param typed the same with its type parameters filled in
     * @param body the method with the body, or the one referred to
     */
    private record Call(Type[] captured, Type erased, Type typed, Handle body) {
        boolean isConvertible() {
            List<Type> wanted = wanted();
            Type[] given = erased.getArgumentTypes();
            Type[] meant = typed.getArgumentTypes();
            if (captured.length + given.length != wanted.size()) {
                return false;
            }
            for (int i = 0; i < given.length; i++) {
                if (!Primitives.canConvert(given[i], meant[i])
                        || !Primitives.canConvert(meant[i], wanted.get(captured.length + i))) {
                    return false;
                }
            }
            Type result = erased.getReturnType();
            return result == Type.VOID_TYPE || Primitives.canConvert(result(), result);
        }

        /** What the body's method takes, with the object it is called on. */
        private List<Type> wanted() {
            List<Type> wanted = new ArrayList<>();
            if (body.getTag() != Opcodes.H_INVOKESTATIC && !isConstructor()) {
                wanted.add(Type.getObjectType(body.getOwner()));
            }
            wanted.addAll(List.of(Type.getArgumentTypes(body.getDesc())));
            return wanted;
        }

        private boolean isConstructor() {
            return body.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        }

        private Type result() {
            return isConstructor()
                    ? Type.getObjectType(body.getOwner())
                    : Type.getReturnType(body.getDesc());
        }

        MethodNode method(ClassNode node, String name) {
            MethodNode code = new MethodNode(ACC_PUBLIC, name, erased.getDescriptor(), null, null);
            if (isConstructor()) {
                code.visitTypeInsn(NEW, body.getOwner());
                code.visitInsn(DUP);
            }
            List<Type> wanted = wanted();
            for (int i = 0; i < captured.length; i++) {
                code.visitVarInsn(ALOAD, 0);
                code.visitFieldInsn(
                        GETFIELD, node.name, "captured" + i, captured[i].getDescriptor());
                Primitives.convert(code, captured[i], wanted.get(i));
            }
            int variable = 1;
            Type[] given = erased.getArgumentTypes();
            Type[] meant = typed.getArgumentTypes();
            for (int i = 0; i < given.length; i++) {
                code.visitVarInsn(given[i].getOpcode(ILOAD), variable);
                Primitives.convert(code, given[i], meant[i]);
                Primitives.convert(code, meant[i], wanted.get(captured.length + i));
                variable += given[i].getSize();
            }
            code.visitMethodInsn(
                    opcode(), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
            give(code);
            return code;
        }

        private int opcode() {
            return switch (body.getTag()) {
                case Opcodes.H_INVOKESTATIC -> INVOKESTATIC;
                case Opcodes.H_NEWINVOKESPECIAL -> INVOKESPECIAL;
                case Opcodes.H_INVOKEINTERFACE -> INVOKEINTERFACE;
                default -> body.isInterface() ? INVOKEINTERFACE : INVOKEVIRTUAL;
            };
        }

        private void give(MethodNode code) {
            Type result = erased.getReturnType();
            if (result == Type.VOID_TYPE) {
                if (result().getSize() > 0) {
                    code.visitInsn(result().getSize() == 1 ? POP : POP2);
                }
                code.visitInsn(RETURN);
            } else {
                Primitives.convert(code, result(), result);
                code.visitInsn(result.getOpcode(IRETURN));
            }
        }
    }
}
