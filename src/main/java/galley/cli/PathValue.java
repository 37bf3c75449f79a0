package galley.cli;

import galley.diagnostic.TerminalText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a path of the command line. */
final class PathValue implements ITypeConverter<Path> {
    private static final Pattern ADDRESS = Pattern.compile("(?i)[a-z][a-z0-9+.-]+://.*");

    @Override
    public Path convert(String value) {
        fault(value).ifPresent(fault -> {
            throw new TypeConversionException("expected " + fault);
        });
        return Path.of(value);
    }

    /**
     * What was expected in place of a text that names no file. An empty name would be the folder in which somebody
     * stands, and an address a folder with a strange name.
     */
    static Optional<String> fault(String value) {
        if (value.isBlank()) {
            return Optional.of("a file or folder, but found an empty name; . is this folder");
        }
        if (isAddress(value)) {
            return Optional.of("a file or folder of this machine, but found the address " + TerminalText.line(value)
                    + "; fetch what is there, and name the copy");
        }
        try {
            return Path.of(value).toString().isBlank() ? Optional.of("a name") : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.of("a path that the system's character set can hold, but found \"" + value
                    + "\"; in the environment, set LC_ALL=C.UTF-8");
        }
    }

    static boolean isAddress(String value) {
        return ADDRESS.matcher(value).matches();
    }
}
