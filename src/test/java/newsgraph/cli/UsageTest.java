package newsgraph.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UsageTest {
    /** Those for users: the developers' are hidden. */
    static List<String> commands() {
        Console console =
                new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), System.err, false, false);
        return Newsgraph.commandLine(console).getSubcommands().entrySet().stream()
                .filter(command ->
                        !command.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpWithExamples(String command) {
        Ran ran = Ran.command(command, "--help").exits(0);
        assertTrue(ran.out().contains("Examples\n  "), ran.out());
        assertTrue(ran.out().contains("newsgraph " + command.replace("generate-", "")), ran.out());
        assertFalse(ran.out().contains("\u001B["), "no colour but on a terminal");
        assertEquals("", ran.err());
    }

    @Test
    void aWrongOptionOrCommandGetsASuggestion() {
        assertTrue(Ran.command("build", "--stroe", "x", "y").exits(2).err().contains("--store"));
        assertTrue(Ran.command("quary", "x").exits(2).err().contains("newsgraph query"));
        assertTrue(Ran.command("export", "--format", "excel").exits(2).err().contains("turtle"));
        assertTrue(Ran.command("build", "--jobs", "0", "x").exits(2).err().contains("at least"));
    }

    @Test
    void optionsMayStandBeforeTheCommand() {
        assertTrue(Ran.command("-q", "query", "--help").exits(0).out().contains("Usage: newsgraph query"));
        assertTrue(Ran.command("-v", "--quiet", "quary").exits(2).err().contains("newsgraph query"));
        String all = Ran.command("--help").exits(0).out();
        assertEquals(all, Ran.command("--help", "query").exits(0).out());
        assertTrue(all.contains("build") && all.contains("compact"), all);
        assertTrue(Ran.command("generate-completion").exits(0).out().startsWith("#!"));
    }

    @Test
    void withoutACommandThereIsUsage() {
        Ran ran = Ran.command().exits(2);
        assertTrue(ran.err().startsWith("Usage: newsgraph"), ran.err());
        assertEquals("", ran.out());
    }

    @Test
    void theVersionIsTold() {
        assertTrue(Ran.command("--version").exits(0).out().startsWith("newsgraph "));
    }

    @Test
    void theCompletionScriptKnowsEveryCommand() {
        String script = Ran.command("completion").exits(0).out();
        assertTrue(script.startsWith("#!/usr/bin/env bash"), script);
        List<String> hidden = List.of("train", "evaluate");
        commands().forEach(command -> assertTrue(hidden.contains(command) || script.contains(command), command));
    }

    @Test
    void aReaderThatHasGoneEndsTheCommandWithoutAWord() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), failing("Broken pipe"), err, false, false);
        assertEquals(ExitCode.READER_GONE, Newsgraph.run(new String[] {"completion"}, console));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aFullDiskIsTold() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(InputStream.nullInputStream(), failing("No space left on device"), err, false, false);
        assertEquals(ExitCode.FAILED, Newsgraph.run(new String[] {"build", "--help"}, console));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("No space left on device"), said);
        assertEquals(said.indexOf("No space"), said.lastIndexOf("No space"), "told once");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }
}
