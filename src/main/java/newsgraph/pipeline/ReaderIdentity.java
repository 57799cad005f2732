package newsgraph.pipeline;

import java.nio.file.Path;
import newsgraph.article.Article;
import newsgraph.graph.Iris;
import newsgraph.ontology.RuleBookReader;
import org.jspecify.annotations.Nullable;

/**
 * By what articles are read. The same articles read by the same give the same graphs, so what was read by it once needs no
 * second reading.
 *
 * @param version the program's version, as it states it
 * @param program a fingerprint of the program's own classes and of the libraries packed with it
 * @param models a fingerprint of the language models
 * @param ontology a fingerprint of the ontology, a user's folder included
 */
public record ReaderIdentity(String version, String program, String models, String ontology) {
    /**
     * The identity of the running program.
     *
     * @param ontology the folder that lies over the ontology that ships, or null
     * @throws newsgraph.ontology.OntologyException where there is no such folder, or nothing in it
     */
    public static ReaderIdentity of(String version, @Nullable Path ontology) {
        ProgramFiles files = ProgramFiles.running();
        Digest both = new Digest().add(files.ontology());
        if (ontology != null) {
            both.add(RuleBookReader.digest(ontology));
        }
        return new ReaderIdentity(version, files.program(), files.models(), both.hex());
    }

    /** The fingerprint of what an article's graph is made from: all of the article that gets into it, and the reader. */
    String fingerprint(Article article, Iris iris) {
        return reader(iris)
                .add(article.key())
                .add(article.text())
                .add(article.title())
                .add(article.published())
                .add(article.publisher())
                .add(article.url())
                .add(article.language())
                .hex();
    }

    /** The fingerprint of what the graph of what is known without any article is made from, besides the articles. */
    String fingerprint(Iris iris) {
        return reader(iris).hex();
    }

    private Digest reader(Iris iris) {
        return new Digest().add(program).add(models).add(ontology).add(iris.base());
    }
}
