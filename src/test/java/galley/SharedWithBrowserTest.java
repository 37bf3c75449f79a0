package galley;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What differs between the JVM and a browser, or is large there, is not called where both worlds share the code. */
class SharedWithBrowserTest {
    private static final List<String> SHARED = List.of("galley.model", "galley.figure", "galley.widget");

    /** Of {@code Math}, these alone are bit-identical and needed. */
    private static final List<String> MATHEMATICS = List.of("floor");

    private static final List<String> FORBIDDEN = List.of(
            "java.lang.Double",
            "java.lang.Float",
            "java.lang.Long",
            "java.lang.StrictMath",
            "java.lang.System",
            "java.lang.Thread",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.Formatter",
            "java.util.Locale",
            "java.util.Random",
            "java.util.Scanner");

    private static final List<String> FORBIDDEN_OF_STRING =
            List.of("format", "formatted", "split", "matches", "replaceAll", "replaceFirst", "strip", "toLowerCase");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(SHARED);

    private static void forbid(String what, DescribedPredicate<JavaAccess<?>> predicate) {
        noClasses().should().accessTargetWhere(predicate).because(what).check(CLASSES);
    }

    private static DescribedPredicate<JavaAccess<?>> access(String what, Predicate<JavaAccess<?>> test) {
        return DescribedPredicate.describe(what, test);
    }

    @Test
    void numbersAreCombinedByPlainArithmetic() {
        forbid(
                "other functions differ in the last bit",
                access(
                        "Math",
                        call -> owner(call).equals("java.lang.Math")
                                && !MATHEMATICS.contains(call.getTarget().getName())));
    }

    @Test
    void textsAreMadeHere() {
        forbid("they differ or are large in a browser", access("the library", call -> FORBIDDEN.contains(owner(call))));
        forbid(
                "they bring regular expressions or locales",
                access(
                        "String",
                        call -> owner(call).equals("java.lang.String")
                                && FORBIDDEN_OF_STRING.contains(call.getTarget().getName())));
        forbid(
                "Double.toString differs",
                access(
                        "append(double)",
                        call -> owner(call).equals("java.lang.StringBuilder")
                                && call.getTarget().getFullName().matches(".*\\((double|float|long)\\)")));
    }

    @Test
    void namesOfConstantsAreNotLookedUp() {
        forbid(
                "TeaVM cannot compile it",
                access(
                        "valueOf",
                        call -> call.getTargetOwner().isEnum()
                                && call.getTarget().getName().equals("valueOf")
                                && !call.getOriginOwner().equals(call.getTargetOwner())));
    }

    private static String owner(JavaAccess<?> access) {
        return access.getTargetOwner().getName();
    }
}
