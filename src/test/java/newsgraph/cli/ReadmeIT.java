package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the newsgraph commands of README.md one after the other, as a reader would who types them. */
class ReadmeIT {
    private static final Path README = Path.of("README.md").toAbsolutePath();
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?:sh|bash|shell|console)\\s*\\n(.*?)^```");
    /** Commands that go on until they are stopped, need what only the reader has, or build the project itself. */
    private static final Pattern NOT_RUN =
            Pattern.compile("\\b(mvn|git|curl|docker|fuseki\\S*|tdb2\\S*|serve|push|train|apt\\S*)\\b");

    private static final String SETUP = "newsgraph() { java -jar \"$JAR\" \"$@\"; }\n"
            + "java() { if [ \"$2\" = target/newsgraph.jar ]; then shift 2; command java -jar \"$JAR\" \"$@\"; "
            + "else command java \"$@\"; fi; }\nset -e -o pipefail\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyCommandDoesWhatItIsShownFor() throws IOException {
        assumeTrue(Files.exists(README), "there is no README.md yet");
        List<String> commands = commands(Files.readString(README));
        assertFalse(commands.isEmpty(), "README.md shows no newsgraph command in a block marked as shell");
        for (String name : new String[] {"seeds", "ontology", "queries"}) {
            Path project = README.resolveSibling(name);
            if (Files.exists(project)) {
                Files.createSymbolicLink(folder.resolve(name), project);
            }
        }
        for (String command : commands) {
            Ended ran = Ended.shell(folder, SETUP + command);
            assertEquals(0, ran.exitCode(), () -> "README.md: " + command + "\n" + ran.err() + ran.out());
        }
    }

    /** The lines that run newsgraph, in order; a line that ends with a backslash goes on with the next. */
    static List<String> commands(String readme) {
        List<String> commands = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(readme);
        while (blocks.find()) {
            for (String line : blocks.group(1).replace("\\\n", " ").split("\n", -1)) {
                String command = withoutBuild(line.strip().replaceFirst("^\\$ ", ""));
                boolean runs = command.contains("newsgraph ") || command.contains("newsgraph.jar ");
                if (runs
                        && !command.startsWith("#")
                        && !NOT_RUN.matcher(command).find()) {
                    commands.add(command);
                }
            }
        }
        return commands;
    }

    /** The line without a step before it that builds the jar, which is there when this test runs. */
    private static String withoutBuild(String line) {
        return line.replaceFirst("^mvn\\b[^&]*&&\\s*", "");
    }

    @Test
    void commandsAreFound() {
        String readme = """
                text newsgraph no
                ```sh
                mvn -q package && newsgraph build seeds && newsgraph query x
                # newsgraph comment
                $ newsgraph export \\
                  -o x.ttl
                newsgraph serve
                ls
                ```
                ```
                newsgraph output
                ```
                """;
        assertEquals(
                List.of("newsgraph build seeds && newsgraph query x", "newsgraph export    -o x.ttl"),
                commands(readme));
    }
}
