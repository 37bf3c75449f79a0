package galley.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Says in one line what the environment refused, or that the program itself is wrong. */
final class Failure implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception fault, CommandLine line, ParseResult result) {
        line.getErr().println("galley: " + message(fault));
        if (System.getenv("GALLEY_TRACE") != null) {
            fault.printStackTrace(line.getErr());
        }
        return Status.ENVIRONMENT;
    }

    private static String message(Throwable fault) {
        if (fault instanceof UncheckedIOException unchecked) {
            return message(unchecked.getCause());
        }
        if (fault instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied; nothing was changed";
        }
        if (fault instanceof NoSuchFileException gone) {
            return gone.getFile() + ": there is no such file or folder; nothing was changed";
        }
        if (fault instanceof FileSystemException refused) {
            String reason = refused.getReason() == null ? fault.getClass().getSimpleName() : refused.getReason();
            return refused.getFile() + ": " + reason + "; nothing was changed";
        }
        if (fault instanceof IOException) {
            return fault.getMessage() + "; nothing was changed";
        }
        return "internal error: " + fault + "; set GALLEY_TRACE=1 to see where, and please report it";
    }
}
