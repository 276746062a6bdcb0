package browsy.fetch.replay;

import browsy.fetch.replay.HarException.Reason;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/** Opens recordings: HAR files and ZIP files with them. */
final class HarSource {
    /** The greatest nesting depth; Chromium nests the stacks of initiators. */
    private static final int MAX_DEPTH = 500;

    private static final int MAX_NAME = 10_000;

    private HarSource() {}

    static HarFile read(Path file, HarLimits limits) {
        Path name = file.getFileName();
        String shown = name == null ? file.toString() : name.toString();
        try {
            return isZip(file) ? unzip(shown, file, limits) : readJson(shown, file, limits);
        } catch (NoSuchFileException e) {
            throw new HarException(Reason.UNREADABLE, shown + " does not exist", e);
        } catch (ZipException e) {
            throw new HarException(Reason.SYNTAX, shown + " is not a valid ZIP file", e);
        } catch (IOException e) {
            throw new HarException(Reason.UNREADABLE, shown + " cannot be read", e);
        }
    }

    private static boolean isZip(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] start = in.readNBytes(4);
            return start.length == 4 && start[0] == 'P' && start[1] == 'K' && start[2] == 3;
        }
    }

    private static HarFile readJson(String name, Path file, HarLimits limits) throws IOException {
        if (Files.size(file) > limits.maxBytes()) {
            throw tooLarge(name, limits);
        }
        try (InputStream in = Files.newInputStream(file)) {
            Path folder = file.toAbsolutePath().getParent();
            return parse(name, in, AttachedFiles.in(folder), limits);
        }
    }

    private static HarFile unzip(String name, Path file, HarLimits limits) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            List<? extends ZipEntry> logs =
                    zip.stream().filter(entry -> entry.getName().endsWith(".har")).toList();
            if (logs.size() != 1) {
                throw new HarException(
                        Reason.STRUCTURE,
                        name + " must contain one .har file, but has " + logs.size());
            }
            try (InputStream in = zip.getInputStream(logs.get(0))) {
                return parse(name, in, AttachedFiles.in(zip), limits);
            }
        }
    }

    static HarFile parse(String name, byte[] json, HarLimits limits) {
        if (json.length > limits.maxBytes()) {
            throw tooLarge(name, limits);
        }
        return parse(name, new ByteArrayInputStream(json), AttachedFiles.NONE, limits);
    }

    private static HarFile parse(
            String name, InputStream in, AttachedFiles files, HarLimits limits) {
        JsonFactory json =
                JsonFactory.builder()
                        .streamReadConstraints(
                                StreamReadConstraints.builder()
                                        .maxNestingDepth(MAX_DEPTH)
                                        .maxNameLength(MAX_NAME)
                                        .maxStringLength(limits.maxBodyBytes())
                                        .maxDocumentLength(limits.maxBytes())
                                        .build())
                        .build();
        try (JsonParser parser = json.createParser(in)) {
            return new HarFile(name, new HarReader(parser, files, name, limits).read());
        } catch (StreamConstraintsException e) {
            throw new HarException(Reason.TOO_LARGE, name + " exceeds the limits" + line(e));
        } catch (JacksonException e) {
            // The message of the exception quotes the content.
            throw new HarException(Reason.SYNTAX, name + " is not valid JSON" + line(e));
        }
    }

    private static String line(JacksonException error) {
        TokenStreamLocation place = error.getLocation();
        return place == null ? "" : " at line " + place.getLineNr();
    }

    static HarException tooLarge(String name, HarLimits limits) {
        return new HarException(
                Reason.TOO_LARGE,
                name + " has more than " + limits.maxBytes() + " bytes (maxBytes)");
    }
}
