package browsy.startup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Primitive types, their boxes, and how a value on the stack changes from one type to another. */
final class Primitives {
    private static final List<Type> ALL =
            List.of(
                    Type.BOOLEAN_TYPE,
                    Type.CHAR_TYPE,
                    Type.BYTE_TYPE,
                    Type.SHORT_TYPE,
                    Type.INT_TYPE,
                    Type.LONG_TYPE,
                    Type.FLOAT_TYPE,
                    Type.DOUBLE_TYPE);
    private static final List<String> BOXES =
            List.of(
                    "java/lang/Boolean",
                    "java/lang/Character",
                    "java/lang/Byte",
                    "java/lang/Short",
                    "java/lang/Integer",
                    "java/lang/Long",
                    "java/lang/Float",
                    "java/lang/Double");

    private Primitives() {}

    static boolean isPrimitive(Type type) {
        return ALL.contains(type);
    }

    /** The internal name of a primitive type's box. */
    static String box(Type primitive) {
        return BOXES.get(ALL.indexOf(primitive));
    }

    /** Whether {@link #convert} can do it. */
    static boolean canConvert(Type from, Type to) {
        if (isPrimitive(from) && isPrimitive(to)) {
            return from.equals(to) || widening(from, to) != null;
        }
        if (isPrimitive(to)) {
            return BOXES.contains(from.getInternalName()) || from.getSort() == Type.OBJECT;
        }
        return true;
    }

    /**
     * Turns the value on the stack into another type as an assignment, a cast, boxing or unboxing
     * would.
     */
    static void convert(MethodVisitor code, Type from, Type to) {
        if (from.equals(to)) {
            return;
        }
        if (isPrimitive(from)) {
            Integer widening = widening(from, to);
            if (widening != null) {
                code.visitInsn(widening);
            } else {
                String box = box(from);
                String desc = "(" + from + ")L" + box + ";";
                code.visitMethodInsn(Opcodes.INVOKESTATIC, box, "valueOf", desc, false);
            }
        } else if (isPrimitive(to)) {
            int known = BOXES.indexOf(from.getInternalName());
            Type unboxed = known < 0 ? to : ALL.get(known);
            String box = box(unboxed);
            if (known < 0) {
                code.visitTypeInsn(Opcodes.CHECKCAST, box);
            }
            String name = unboxed.getClassName() + "Value";
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box, name, "()" + unboxed, false);
            convert(code, unboxed, to);
        } else if (!to.getClassName().equals("java.lang.Object")) {
            code.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
        }
    }

    private static @Nullable Integer widening(Type from, Type to) {
        return switch (from.getDescriptor() + to.getDescriptor()) {
            case "IJ", "CJ" -> Opcodes.I2L;
            case "ID", "CD" -> Opcodes.I2D;
            case "IF", "CF" -> Opcodes.I2F;
            case "JD" -> Opcodes.L2D;
            case "JF" -> Opcodes.L2F;
            case "FD" -> Opcodes.F2D;
            case "CI", "BI", "SI" -> Opcodes.NOP;
            default -> null;
        };
    }
}
