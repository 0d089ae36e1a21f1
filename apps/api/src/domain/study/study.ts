import type { Seat, Typed } from "@seneschal/engine";
import type { RecordedStudyEvent, StudyEventOf, StudyOrigin, StudyVisibility } from "./study-events.ts";

/** The state of a study, derived from its events. */
export interface Study {
  readonly id: string;
  readonly version: number;
  /** The digest of the last event. */
  readonly digest: string;
  readonly secret: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly seats: number;
  readonly origin: StudyOrigin;
  readonly forkOf: StudyEventOf<"StudyOpened">["forkOf"];
  readonly owner: string;
  /** Accounts that may move as well, in the order in which they were added. */
  readonly members: readonly string[];
  readonly visibility: StudyVisibility;
  readonly isRemoved: boolean;
  /** The moves that were not removed, by number, parents before children. The root is not among them. */
  readonly nodes: ReadonlyMap<number, StudyNode>;
  readonly openedAt: string;
  readonly changedAt: string;
}

/** A move and what it led to. */
export interface StudyNode {
  readonly node: number;
  /** The node at which the move was played: `rootNode`, or the number of another one. */
  readonly parent: number;
  readonly seat: Seat;
  readonly move: Typed;
  readonly facts: readonly Typed[];
  readonly draws: number;
  /** From which the draws follow; missing if there are none. */
  readonly seed: string | undefined;
  readonly by: string | null;
  readonly at: string;
}

/** The number of the position in which a study begins. */
export const rootNode = 1;

/** The study after one more event. Checks nothing and never fails on a stored event. `secret` is that of the first one. */
export function evolveStudy(before: Study | undefined, recorded: RecordedStudyEvent, secret = before?.secret): Study {
  const { event, version, digest, at } = recorded;
  if (event.type === "StudyOpened") return opened(recorded, event, secret);
  if (before === undefined) throw new Error(`study ${recorded.study} begins with ${event.type}`);
  return { ...changed(before, recorded), version, digest, changedAt: at };
}

function opened(
  { study, version, digest, at }: RecordedStudyEvent,
  { owner, ruleset, revision, seats, origin, forkOf, visibility }: StudyEventOf<"StudyOpened">,
  secret: string | undefined,
): Study {
  if (secret === undefined) throw new Error(`study ${study} has no secret`);
  return {
    ...{ id: study, version, digest, secret, ruleset, revision, seats, origin, forkOf, owner, visibility },
    members: [],
    isRemoved: false,
    nodes: new Map(),
    openedAt: at,
    changedAt: at,
  };
}

function changed(study: Study, { event, version, at, by }: RecordedStudyEvent): Study {
  switch (event.type) {
    case "StudyOpened":
      throw new Error(`study ${study.id} was opened twice`);
    case "NodeAdded": {
      const { parent, seat, move, facts, draws, seed } = event;
      const added = { node: version, parent, seat, move, facts, draws, seed, by, at };
      return { ...study, nodes: new Map([...study.nodes, [version, added]]) };
    }
    case "NodeRemoved": {
      const gone = branchAt(study, event.node);
      return { ...study, nodes: new Map([...study.nodes].filter(([node]) => !gone.has(node))) };
    }
    case "TextChanged":
      return study;
    case "VisibilityChanged":
      return { ...study, visibility: event.visibility };
    case "MemberAdded":
      return { ...study, members: [...study.members, event.account] };
    case "MemberRemoved":
      return { ...study, members: study.members.filter((member) => member !== event.account) };
    case "OwnerChanged":
      return { ...study, owner: event.owner, members: study.members.filter((member) => member !== event.owner) };
    case "StudyRemoved":
      return { ...study, isRemoved: true };
  }
}

/** The numbers of a node and of all that follow it. */
export function branchAt({ nodes }: Pick<Study, "nodes">, node: number): ReadonlySet<number> {
  const branch = new Set([node]);
  for (const { node: child, parent } of nodes.values()) if (branch.has(parent)) branch.add(child);
  return branch;
}

export const hasNode = ({ nodes }: Pick<Study, "nodes">, node: number): boolean => node === rootNode || nodes.has(node);

/** The nodes on the way from the root to this one, which comes last; none for the root. */
export function pathTo({ nodes }: Pick<Study, "nodes">, node: number): readonly StudyNode[] {
  const path: StudyNode[] = [];
  for (let step = nodes.get(node); step !== undefined; step = nodes.get(step.parent)) path.push(step);
  return path.reverse();
}

/** Whether this account may move and write. */
export function mayMoveIn({ owner, members }: Study, account: string | undefined): boolean {
  return account !== undefined && (owner === account || members.includes(account));
}

/** Whether this account, or a visitor without one, may read. */
export function isShownTo(study: Study, account: string | undefined): boolean {
  return !study.isRemoved && (study.visibility !== "private" || mayMoveIn(study, account));
}
