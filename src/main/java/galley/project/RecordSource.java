package galley.project;

import galley.content.TextFile;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/** Fetches a record by its address: of bounded size, within bounded time, however slowly a server answers. */
public final class RecordSource {
    private static final Pattern ADDRESS = Pattern.compile("(?i)https?:.*");
    private static final Duration USUAL = Duration.ofSeconds(30);

    private final Duration patience;

    private RecordSource(Duration patience) {
        this.patience = patience;
    }

    /** A source that waits as long as a person would. */
    public static RecordSource usual() {
        return within(USUAL);
    }

    static RecordSource within(Duration patience) {
        return new RecordSource(patience);
    }

    /** Whether a text names a record elsewhere, and no file. */
    public static boolean isAddress(String text) {
        return ADDRESS.matcher(text).matches();
    }

    /** The text at an address, exactly as it was sent. */
    public Optional<SourceText> read(String address, Diagnostics diagnostics) throws InterruptedException {
        try {
            CompletableFuture<byte[]> bytes = get(new URI(address));
            return TextFile.decode(address, bytes.get(patience.toMillis(), TimeUnit.MILLISECONDS), diagnostics);
        } catch (URISyntaxException | IllegalArgumentException e) {
            fault(address, "this is not the address of a server", diagnostics);
        } catch (TimeoutException e) {
            fault(address, "there was none within " + patience.toSeconds() + " seconds", diagnostics);
        } catch (ExecutionException e) {
            fault(address, reason(e.getCause() == null ? e : e.getCause()), diagnostics);
        }
        return Optional.empty();
    }

    private CompletableFuture<byte[]> get(URI address) {
        HttpClient client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .connectTimeout(patience)
                .build();
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Accept", "application/json")
                .build();
        return client.sendAsync(request, BodyHandlers.ofInputStream()).thenApplyAsync(RecordSource::body);
    }

    private static byte[] body(HttpResponse<InputStream> response) {
        try (InputStream in = response.body()) {
            if (response.statusCode() != 200) {
                throw new Refused("the server answered " + response.statusCode());
            }
            return in.readNBytes(TextFile.MAX_BYTES + 1);
        } catch (IOException e) {
            throw new Refused(reason(e));
        }
    }

    private static String reason(Throwable fault) {
        if (fault instanceof Refused) {
            return String.valueOf(fault.getMessage());
        }
        return fault.getMessage() == null ? "there is no connection" : "the connection failed: " + fault.getMessage();
    }

    private static void fault(String address, String reason, Diagnostics diagnostics) {
        diagnostics.add(Code.FILE_UNREADABLE, Place.ofFile(address), "Expected a record, but " + reason + ".");
    }

    /** An answer that is no record. */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(String message) {
            super(message);
        }
    }
}
