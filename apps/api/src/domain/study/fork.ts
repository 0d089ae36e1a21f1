import { rootNode, type Study } from "./study.ts";
import type { StudyEvent, StudyVisibility } from "./study-events.ts";

/** The events of a new study with the beginning and the moves of another one, without its texts. */
export function forkEvents(
  { id, version, ruleset, revision, seats, origin, nodes }: Study,
  owner: string,
  visibility: StudyVisibility,
): readonly StudyEvent[] {
  const numbers = new Map([[rootNode, rootNode]]);
  const moves = [...nodes.values()].map(({ node, parent, seat, move, facts, draws, seed }, place): StudyEvent => {
    numbers.set(node, rootNode + 1 + place);
    const at = numbers.get(parent);
    if (at === undefined) throw new Error(`node ${node} of study ${id} comes before its parent`);
    return { type: "NodeAdded", parent: at, seat, move, facts, draws, ...(seed !== undefined && { seed }) };
  });
  const forkOf = { study: id, version };
  return [{ type: "StudyOpened", owner, ruleset, revision, seats, origin, visibility, forkOf }, ...moves];
}
