package newsgraph.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Fills a {@link ClauseGraph} from the syntax tree, from the root down, so that what governs a clause is settled before the
 * clause that it controls.
 */
final class ClauseNormalizer {
    private final ClauseGraph graph;
    private final Voice voice;
    private final ClauseSubjects subjects;
    private final RoleAssigner roles;
    private final RelativeGaps gaps;
    private final SharedObjects sharedObjects;
    private final Bearers bearers;

    ClauseNormalizer(ClauseGraph graph) {
        this.graph = graph;
        RelativePronouns pronouns = new RelativePronouns(graph);
        Coordination coordination = new Coordination(graph);
        Control control = new Control(graph, pronouns, coordination);
        voice = new Voice(graph);
        subjects = new ClauseSubjects(graph, pronouns, coordination, control);
        roles = new RoleAssigner(graph, pronouns, coordination);
        gaps = new RelativeGaps(graph, pronouns, control);
        sharedObjects = new SharedObjects(graph, coordination);
        bearers = new Bearers(graph);
    }

    void run() {
        List<Integer> order = topDown();
        for (int i : order) {
            voice.settle(i);
            subjects.settle(i);
        }
        for (int i : order) {
            roles.addEdges(i);
        }
        for (int i : order) {
            subjects.addEdges(i);
            gaps.addEdges(i);
            sharedObjects.addEdges(i);
        }
        for (int i : order) {
            bearers.addEdges(i);
        }
    }

    private List<Integer> topDown() {
        List<Integer> order = new ArrayList<>();
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < graph.size(); i++) {
            if (graph.token(i).head() < 0) {
                queue.add(i);
            }
        }
        while (!queue.isEmpty()) {
            int i = queue.remove();
            order.add(i);
            queue.addAll(graph.children(i));
        }
        return order;
    }
}
