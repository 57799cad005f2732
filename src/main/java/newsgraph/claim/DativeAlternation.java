package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import newsgraph.claim.WordingPattern.Branch;
import newsgraph.claim.WordingPattern.Node;
import newsgraph.language.Role;

/**
 * The other orders of a verb that takes two objects: "grants asylum to Smith" is also "grants Smith asylum", which parsers
 * often read as one noun ("Smith asylum") or as an object with a complement.
 */
final class DativeAlternation {
    private DativeAlternation() {}

    /** The pattern's alternations; none where no verb in it takes a thing and a receiver. */
    static List<Node> of(Node node) {
        List<Node> found = new ArrayList<>();
        Branch thing = null;
        Branch receiver = null;
        for (Branch branch : node.branches()) {
            if (branch.role().equals(Role.OBJECT) && branch.node().slot() == null) {
                thing = branch;
            } else if (isReceiver(branch)) {
                receiver = branch;
            }
        }
        if (node.category().equals("VERB") && thing != null && receiver != null) {
            found.add(with(node, thing, receiver, new Branch(Role.OBJECT, compound(thing.node(), receiver.node()))));
            Branch object = new Branch(Role.OBJECT, receiver.node());
            for (String role : List.of(Role.OPEN_CLAUSE, Role.UNMARKED, Role.OBJECT)) {
                found.add(with(node, thing, receiver, object, new Branch(role, thing.node())));
            }
        }
        for (Branch branch : node.branches()) {
            for (Node inner : of(branch.node())) {
                found.add(with(node, branch, branch, new Branch(branch.role(), inner)));
            }
        }
        return found;
    }

    private static boolean isReceiver(Branch branch) {
        boolean role = branch.role().equals(Role.RECIPIENT) || branch.role().equals(Role.TO);
        return role && branch.node().slot() != null && branch.node().lemmas().isEmpty();
    }

    private static Node compound(Node thing, Node receiver) {
        List<Branch> branches = new ArrayList<>(thing.branches());
        branches.add(new Branch(Role.COMPOUND, receiver));
        return new Node(thing.lemmas(), thing.category(), thing.slot(), branches);
    }

    private static Node with(Node node, Branch without, Branch orWithout, Branch... instead) {
        List<Branch> branches = new ArrayList<>(node.branches());
        branches.remove(without);
        branches.remove(orWithout);
        branches.addAll(List.of(instead));
        return new Node(node.lemmas(), node.category(), node.slot(), branches);
    }
}
