package galley.script;

import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.LongConstantInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.model.instructions.RaiseInstruction;

/**
 * Gives TeaVM a smaller library to compile: strings are the browser's own, constants of enumerations have no names, and
 * nothing is thrown. What would be is a bug of ours, which the tests of the same code find on the JVM.
 */
public final class LeanLibrary implements ClassHolderTransformer {
    private static final String TEXTS = "galley.widget.Texts";
    private static final Set<String> OF_STRING = Set.of(
            "concat(Ljava/lang/String;)Ljava/lang/String;",
            "length()I",
            "isEmpty()Z",
            "substring(II)Ljava/lang/String;",
            "charAt(I)C",
            "indexOf(I)I",
            "endsWith(Ljava/lang/String;)Z");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.hasProgram()) {
                transform(method, context.getHierarchy());
            }
        }
    }

    private static void transform(MethodHolder method, ClassHierarchy hierarchy) {
        String name = method.getOwnerName() + "." + method.getDescriptor();
        if (method.getOwnerName().equals("java.lang.String")
                && OF_STRING.contains(method.getDescriptor().toString())) {
            delegate(method, hierarchy);
        } else if (name.equals("java.lang.Object.toString()Ljava/lang/String;")
                || name.equals("java.lang.String.<clinit>()V")
                || name.startsWith("java.lang.Enum.<init>")) {
            method.setProgram(empty(method));
        } else {
            method.getProgram().getBasicBlocks().forEach(block -> keepQuiet(block, method.getResultType()));
        }
    }

    /** Makes a method of strings call ours of the same name. */
    private static void delegate(MethodHolder method, ClassHierarchy hierarchy) {
        ProgramEmitter program = ProgramEmitter.create(method, hierarchy);
        ValueEmitter[] arguments = new ValueEmitter[method.parameterCount() + 1];
        ValueType[] signature = new ValueType[method.parameterCount() + 2];
        for (int i = 0; i <= method.parameterCount(); i++) {
            signature[i] = i == 0 ? ValueType.object("java.lang.String") : method.parameterType(i - 1);
            arguments[i] = program.var(i, signature[i]);
        }
        signature[signature.length - 1] = method.getResultType();
        program.invoke(new MethodReference(TEXTS, method.getName(), signature), arguments)
                .returnValue();
    }

    private static Program empty(MethodHolder method) {
        Program program = new Program();
        for (int i = 0; i <= method.parameterCount(); i++) {
            program.createVariable();
        }
        end(program.createBasicBlock(), method.getResultType());
        return program;
    }

    /** Where a block ends with an exception, the method ends there with nothing. */
    private static void keepQuiet(BasicBlock block, ValueType result) {
        if (block.getLastInstruction() instanceof RaiseInstruction) {
            block.removeAllInstructions();
            end(block, result);
        }
    }

    private static void end(BasicBlock block, ValueType result) {
        ExitInstruction exit = new ExitInstruction();
        if (result != ValueType.VOID) {
            Variable nothing = block.getProgram().createVariable();
            block.add(nothing(result, nothing));
            exit.setValueToReturn(nothing);
        }
        block.add(exit);
    }

    private static Instruction nothing(ValueType type, Variable receiver) {
        if (type == ValueType.DOUBLE) {
            DoubleConstantInstruction zero = new DoubleConstantInstruction();
            zero.setReceiver(receiver);
            return zero;
        }
        if (type == ValueType.LONG) {
            LongConstantInstruction zero = new LongConstantInstruction();
            zero.setReceiver(receiver);
            return zero;
        }
        if (type instanceof ValueType.Primitive) {
            IntegerConstantInstruction zero = new IntegerConstantInstruction();
            zero.setReceiver(receiver);
            return zero;
        }
        NullConstantInstruction none = new NullConstantInstruction();
        none.setReceiver(receiver);
        return none;
    }
}
