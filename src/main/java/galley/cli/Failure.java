package galley.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.concurrent.CompletionException;
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
        return reason(fault) + (isRefusal(fault) ? "; nothing was changed" : "");
    }

    private static boolean isRefusal(Throwable fault) {
        return fault instanceof IOException
                || fault instanceof UncheckedIOException
                || (fault instanceof CompletionException && fault.getCause() instanceof UncheckedIOException);
    }

    /** The same without what it means to the command. */
    static String reason(Throwable fault) {
        if (fault instanceof UncheckedIOException unchecked) {
            return reason(unchecked.getCause());
        }
        if (fault instanceof CompletionException elsewhere && elsewhere.getCause() != null) {
            return reason(elsewhere.getCause());
        }
        if (fault instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (fault instanceof NoSuchFileException gone) {
            return gone.getFile() + ": there is no such file or folder";
        }
        if (fault instanceof FileAlreadyExistsException taken) {
            return taken.getFile() + ": there is a file of this name already";
        }
        if (fault instanceof NotDirectoryException file) {
            return file.getFile() + ": this is no folder";
        }
        if (fault instanceof DirectoryNotEmptyException full) {
            return full.getFile() + ": the folder is not empty";
        }
        if (fault instanceof FileSystemException refused) {
            String reason = refused.getReason() == null ? fault.getClass().getSimpleName() : refused.getReason();
            return refused.getFile() + ": " + reason;
        }
        if (fault instanceof IOException) {
            return String.valueOf(fault.getMessage());
        }
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof StackOverflowError) {
                return "an input nests too deep";
            }
            if (cause instanceof OutOfMemoryError) {
                return "an input needs more memory than there is";
            }
        }
        return "internal error: " + fault + "; set GALLEY_TRACE=1 to see where, and please report it";
    }
}
