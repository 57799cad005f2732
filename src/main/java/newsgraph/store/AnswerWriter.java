package newsgraph.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import newsgraph.graph.GraphWriter;
import newsgraph.graph.RdfFormat;
import org.apache.jena.graph.Node;
import org.apache.jena.query.ARQ;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.resultset.ResultSetLang;
import org.apache.jena.riot.rowset.RowSetWriter;
import org.apache.jena.riot.rowset.RowSetWriterRegistry;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.engine.binding.BindingBuilder;
import org.apache.jena.sparql.exec.RowSet;
import org.apache.jena.sparql.exec.RowSetStream;
import org.jspecify.annotations.Nullable;

/** Writes answers in UTF-8: the SPARQL formats as they are standardised (CSV with CRLF), all else with line feeds. */
public final class AnswerWriter {
    private AnswerWriter() {}

    /**
     * Writes the answer whole.
     *
     * @throws IllegalArgumentException where the format does not fit the answer, see {@link AnswerFormat#fits}
     */
    public static void write(Answer answer, AnswerFormat format, OutputStream out) {
        if (!format.fits(answer)) {
            throw new IllegalArgumentException("the answer can't be written as " + format.label());
        }
        try {
            if (answer instanceof Answer.Triples triples) {
                GraphWriter.write(triples.graph(), graphFormat(format), out);
            } else if (answer instanceof Answer.Truth truth) {
                write(truth, format, out);
            } else if (answer instanceof Answer.Table table) {
                write(table, format, out);
            }
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RdfFormat graphFormat(AnswerFormat format) {
        return switch (format) {
            case JSON -> RdfFormat.JSONLD;
            case XML -> RdfFormat.RDFXML;
            default -> RdfFormat.TURTLE;
        };
    }

    private static void write(Answer.Truth truth, AnswerFormat format, OutputStream out) throws IOException {
        if (format == AnswerFormat.JSON || format == AnswerFormat.XML) {
            writer(format).write(out, truth.holds(), ARQ.getContext());
        } else {
            out.write((truth.holds() + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void write(Answer.Table table, AnswerFormat format, OutputStream out) throws IOException {
        if (format == AnswerFormat.TABLE) {
            out.write(TextTable.of(table).getBytes(StandardCharsets.UTF_8));
            return;
        }
        List<Var> variables = table.columns().stream().map(Var::alloc).toList();
        List<Binding> rows = new ArrayList<>();
        for (List<@Nullable Node> row : table.rows()) {
            BindingBuilder binding = Binding.builder();
            for (int i = 0; i < variables.size(); i++) {
                Node term = row.get(i);
                if (term != null) {
                    binding.add(variables.get(i), format == AnswerFormat.XML ? XmlText.fit(term) : term);
                }
            }
            rows.add(binding.build());
        }
        RowSet rowSet = RowSetStream.create(variables, rows.iterator());
        writer(format).write(out, rowSet, ARQ.getContext());
    }

    private static RowSetWriter writer(AnswerFormat format) {
        Lang lang = switch (format) {
            case CSV -> ResultSetLang.RS_CSV;
            case TSV -> ResultSetLang.RS_TSV;
            case JSON -> ResultSetLang.RS_JSON;
            default -> ResultSetLang.RS_XML;
        };
        return Objects.requireNonNull(RowSetWriterRegistry.getFactory(lang)).create(lang);
    }
}
