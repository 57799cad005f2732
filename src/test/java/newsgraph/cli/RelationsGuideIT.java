package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/relations.md step by step, as a new user goes through it: the file it shows, then each command. */
class RelationsGuideIT {
    private static final Path GUIDE = Path.of("docs/relations.md").toAbsolutePath();
    private static final Pattern TURTLE = Pattern.compile("(?ms)^```turtle\\s*\\n(.*?)^```");
    private static final String SETUP = "java() { if [ \"$2\" = target/newsgraph.jar ]; then shift 2; "
            + "command java -jar \"$JAR\" \"$@\"; else command java \"$@\"; fi; }\nset -e -o pipefail\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyStepDoesWhatItSays() throws IOException {
        String guide = Files.readString(GUIDE);
        Matcher file = TURTLE.matcher(guide);
        assertTrue(file.find(), "the guide shows no file");
        Path ontology = Files.createDirectories(folder.resolve("my-ontology"));
        Files.writeString(ontology.resolve("church.ttl"), file.group(1));
        Files.createSymbolicLink(folder.resolve("seeds"), Path.of("seeds").toAbsolutePath());
        var commands = ReadmeIT.commands(guide);
        assertTrue(commands.size() >= 4, commands.toString());
        StringBuilder printed = new StringBuilder();
        for (String command : commands) {
            Ended ran = Ended.shell(folder, SETUP + command);
            assertEquals(0, ran.exitCode(), () -> command + "\n" + ran.err() + ran.out());
            printed.append(ran.out());
        }
        String all = printed.toString();
        assertTrue(all.contains("0 read otherwise than they say"), all);
        assertTrue(all.contains("baptised: SUBJECT baptises|christens OBJECT -> "), all);
        assertTrue(all.contains("baptised: \"SUBJECT baptises|christens OBJECT\" at \"baptised\""), all);
    }
}
