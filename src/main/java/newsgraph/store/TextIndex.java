package newsgraph.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Vocabulary;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;
import org.apache.lucene.index.IndexNotFoundException;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.IndexWriterConfig.OpenMode;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.NIOFSDirectory;
import org.jspecify.annotations.Nullable;

/**
 * Finds sentences and names by their words; a Lucene index in the store's folder. Each commit of it holds the
 * {@link Generation#state} of the store that it goes with, so that an index which missed a change, by a crash or because
 * another program wrote to the store, is known by that and made anew.
 */
final class TextIndex implements AutoCloseable {
    static final String FOLDER = "text-index";

    private static final String TEXT = "text";
    private static final String GRAPH = "graph";
    private static final String IRI = "iri";
    private static final String SENTENCE = "sentence";
    private static final String STATE = "state";
    /** A name stands in the index once for each article that has it. */
    private static final int NAMES_A_HIT = 20;

    private final Path folder;
    private final Analyzer words = new FoldedText.Words();
    private @Nullable IndexWriter writer;

    TextIndex(Path storeFolder) {
        this.folder = storeFolder.resolve(FOLDER);
    }

    /** The state of the store that the index goes with; empty where there is no index that can be read. */
    String state() throws IOException {
        if (!Files.isDirectory(folder)) {
            return "";
        }
        try (Directory directory = directory();
                DirectoryReader reader = DirectoryReader.open(directory)) {
            return reader.getIndexCommit().getUserData().getOrDefault(STATE, "");
        } catch (IndexNotFoundException
                | CorruptIndexException
                | IndexFormatTooOldException
                | IndexFormatTooNewException e) {
            return "";
        }
    }

    /** Follows a change of the store: graphs that were put in, and the names of those that are gone. */
    void update(Collection<ArticleGraph> changed, Collection<String> gone, String state) throws IOException {
        IndexWriter open = writer();
        for (String graph : gone) {
            open.deleteDocuments(new Term(GRAPH, graph));
        }
        for (ArticleGraph graph : changed) {
            open.deleteDocuments(new Term(GRAPH, graph.iri()));
            open.addDocuments(documents(graph.iri(), graph.quads().iterator()));
        }
        commit(open, state);
    }

    /** Makes the index anew from all that the store holds; called in a read transaction. */
    void rebuild(DatasetGraph dataset, String state) throws IOException {
        close();
        DurableFiles.deleteAll(folder); // whatever was wrong with it
        IndexWriter open = writer();
        for (Iterator<Node> graphs = dataset.listGraphNodes(); graphs.hasNext(); ) {
            Node graph = graphs.next();
            open.addDocuments(documents(graph.toString(), dataset.find(graph, Node.ANY, Node.ANY, Node.ANY)));
        }
        commit(open, state);
    }

    /** The best hits first, each sentence and each entity once; at most so many. */
    List<TextHit> search(String text, int limit) throws IOException {
        try (Directory directory = directory();
                DirectoryReader reader = DirectoryReader.open(directory)) {
            IndexSearcher searcher = new IndexSearcher(reader);
            int most = (int) Math.min(Integer.MAX_VALUE - 1L, (long) limit * NAMES_A_HIT);
            ScoreDoc[] found = searcher.search(SearchWords.query(text, TEXT, words), Math.max(1, most)).scoreDocs;
            StoredFields fields = searcher.storedFields();
            List<TextHit> hits = new ArrayList<>();
            Set<String> seen = new HashSet<>();
            for (int i = 0; i < found.length && hits.size() < limit; i++) {
                Document document = fields.document(found[i].doc);
                if (seen.add(document.get(IRI))) {
                    hits.add(new TextHit(
                            document.get(IRI), document.get(GRAPH), document.get(SENTENCE) != null, found[i].score));
                }
            }
            return hits;
        } catch (IndexNotFoundException e) {
            return List.of();
        }
    }

    /** Lets go of the files; what was not committed is forgotten. */
    @Override
    public void close() throws IOException {
        IndexWriter open = writer;
        writer = null;
        if (open != null) {
            open.rollback();
            open.getDirectory().close();
        }
    }

    private static List<Document> documents(String graph, Iterator<Quad> quads) {
        Map<Node, Document> documents = new HashMap<>();
        while (quads.hasNext()) {
            Quad quad = quads.next();
            boolean sentence = quad.getPredicate().equals(Vocabulary.ANCHOR_OF);
            boolean name = quad.getPredicate().equals(Vocabulary.PREF_LABEL)
                    || quad.getPredicate().equals(Vocabulary.ALT_LABEL);
            if (sentence || name) {
                Document document =
                        documents.computeIfAbsent(quad.getSubject(), node -> document(graph, node, sentence));
                document.add(
                        new TextField(TEXT, FoldedText.of(quad.getObject().getLiteralLexicalForm()), Field.Store.NO));
            }
        }
        return List.copyOf(documents.values());
    }

    private static Document document(String graph, Node node, boolean sentence) {
        Document document = new Document();
        document.add(new StringField(GRAPH, graph, Field.Store.YES));
        document.add(new StoredField(IRI, node.toString()));
        if (sentence) {
            document.add(new StoredField(SENTENCE, 1));
        }
        return document;
    }

    private static void commit(IndexWriter open, String state) throws IOException {
        open.setLiveCommitData(Map.of(STATE, state).entrySet());
        open.commit();
    }

    private IndexWriter writer() throws IOException {
        IndexWriter open = writer;
        if (open == null || !open.isOpen()) {
            // One thread, so that a build on few cores is not slowed and a kill leaves nobody behind.
            IndexWriterConfig config = new IndexWriterConfig(words)
                    .setOpenMode(OpenMode.CREATE_OR_APPEND)
                    .setMergeScheduler(new SerialMergeScheduler())
                    .setCommitOnClose(false);
            Files.createDirectories(folder);
            open = new IndexWriter(directory(), config);
            writer = open;
        }
        return open;
    }

    private Directory directory() throws IOException {
        return new NIOFSDirectory(folder);
    }
}
