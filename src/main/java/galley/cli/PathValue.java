package galley.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a path of the command line. */
final class PathValue implements ITypeConverter<Path> {
    @Override
    public Path convert(String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("expected a path that the system's character set can hold, but found \""
                    + value + "\"; in the environment, set LC_ALL=C.UTF-8");
        }
    }
}
