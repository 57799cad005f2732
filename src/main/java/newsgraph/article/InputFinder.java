package newsgraph.article;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the files that the names on a command line mean: files, folders, globs, and {@code -} for standard input. */
final class InputFinder {
    /** Takes what is found, in the order of the names, and within a folder in the order of file names. */
    interface Finding {
        /** A file that was named, or that matches a glob. */
        void named(Source source) throws IOException;

        /** A file of a folder that was named. */
        void listed(Source source) throws IOException;

        void missing(Problem problem);
    }

    private final Finding finding;

    InputFinder(Finding finding) {
        this.finding = finding;
    }

    void find(String input) throws IOException {
        if (input.equals("-")) {
            finding.named(Source.standardInput());
            return;
        }
        Path path;
        try {
            path = FileName.path(input);
        } catch (InvalidPathException e) {
            finding.missing(Problem.ofFile(input, "this is no file name (" + e.getReason() + ")", "Check the name."));
            return;
        }
        if (Files.isDirectory(path)) {
            folder(input, path);
        } else if (Files.exists(path)) {
            finding.named(Source.file(input, path));
        } else if (Glob.isGlob(input)) {
            glob(input);
        } else {
            finding.missing(Problem.ofFile(input, "there is no such file or folder", "Check the name."));
        }
    }

    private void folder(String name, Path path) throws IOException {
        if (!walk(prefix(name), "", path, (source, relative) -> finding.listed(source))) {
            finding.missing(Problem.ofFile(
                    name, "the folder holds no file (hidden files are not read)", "Check the name, or fill it."));
        }
    }

    private void glob(String glob) throws IOException {
        Pattern pattern = Glob.pattern(glob);
        String folder = Glob.folder(glob);
        Path path = FileName.path(folder);
        boolean[] any = {false};
        if (Files.isDirectory(path)) {
            String prefix = folder.equals(".") && !glob.startsWith("./") ? "" : prefix(folder);
            walk(prefix, "", path, (source, relative) -> {
                if (pattern.matcher(relative).matches() && source.path() != null) {
                    any[0] = true;
                    finding.named(Source.file(source.name(), source.path()));
                }
            });
        }
        if (!any[0]) {
            finding.missing(Problem.ofFile(glob, "no file matches", "Check the pattern."));
        }
    }

    private interface Visit {
        void file(Source source, String relative) throws IOException;
    }

    /** Visits the files below the folder; whether there was one. */
    private boolean walk(String prefix, String relative, Path folder, Visit visit) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder.toAbsolutePath())) {
            stream.forEach(entries::add);
        } catch (IOException e) {
            finding.missing(Problem.ofFile(
                    prefix + relative,
                    "the folder can't be listed (" + e.getClass().getSimpleName() + ")",
                    "Check its rights."));
            return true;
        }
        entries.sort(Comparator.comparing(FileName::last));
        boolean any = false;
        for (Path entry : entries) {
            String name = FileName.last(entry);
            String path = relative.isEmpty() ? name : relative + "/" + name;
            if (name.startsWith(".")) {
                continue;
            }
            if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
                any |= walk(prefix, path, entry, visit);
            } else if (!Files.isDirectory(entry)) {
                any = true;
                visit.file(new Source(prefix + path, Source.withoutExtension(path), entry), path);
            }
        }
        return any;
    }

    private static String prefix(String folder) {
        return folder.endsWith("/") ? folder : folder + "/";
    }
}
