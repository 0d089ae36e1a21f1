import { drawMove } from "@seneschal/engine";
import { describe, expect, it } from "vitest";
import { sealedBids } from "../../../test/support/games/sealed-bids.fixture.ts";
import { forkEvents } from "./fork.ts";
import { branchAt, evolveStudy, isShownTo, mayMoveIn, pathTo, rootNode, type Study } from "./study.ts";
import type { StudyEvent } from "./study-events.ts";
import { chanceFromSeed, decideStudyMove, knownNode, positionAt, startOf, startPosition } from "./study-moves.ts";
import { studyDigestOf, studyTransition } from "./study-transition.ts";

const { ruleset } = sealedBids;
const id = "11111111-2222-4333-8444-555555555555";
const secret = "ab".repeat(32);
const at = "2026-11-28T12:00:00.000Z";
const seedOf = (number: number) => number.toString(16).padStart(32, "0");
const origin = startOf(ruleset, { seats: 2, options: { rounds: 3 }, seed: seedOf(1) });
const root = startPosition(ruleset, origin);
const opening: StudyEvent = {
  ...{ type: "StudyOpened", owner: "maud", ruleset: ruleset.id, revision: 1, seats: 2, origin, visibility: "private" },
};

/** A study of Maud's after these events. */
function study(...events: readonly StudyEvent[]): Study {
  return studyTransition({ id, secret }, undefined, { by: "maud", at, events: [opening, ...events] }).after;
}

/** The study after a seat has bid its first card at a node. */
function afterBid(before: Study, parent: number, seat: number, seed = seedOf(9)): Study {
  const position = positionAt(ruleset, before, root, parent);
  const [choice] = ruleset.choices(position, seat);
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`);
  const decision = decideStudyMove(ruleset, {
    ...{ position, parent, seat, seed },
    move: drawMove(choice, chanceFromSeed(seedOf(5)).chance),
  });
  if ("refusal" in decision) throw new Error(`refused by ${decision.refusal.rule}`);
  return studyTransition(before, before, { by: "maud", at, events: [decision.event] }).after;
}

describe("a study", () => {
  it("has the moves as nodes with the versions of their events, and branches at any node", () => {
    const grown = afterBid(afterBid(afterBid(study(), rootNode, 0), 2, 1), rootNode, 1);
    expect([...grown.nodes.values()].map(({ node, parent, seat }) => [node, parent, seat])).toEqual([
      [2, 1, 0],
      [3, 2, 1],
      [4, 1, 1],
    ]);
    expect(pathTo(grown, 3).map(({ node }) => node)).toEqual([2, 3]);
    expect(pathTo(grown, rootNode)).toEqual([]);
  });

  it("has the position of each node from its own branch", () => {
    const grown = afterBid(afterBid(study(), rootNode, 0), rootNode, 1);
    const askedAt = (node: number) => ruleset.question(positionAt(ruleset, grown, root, node))?.seats;
    expect([rootNode, 2, 3].map(askedAt)).toEqual([[0, 1], [1], [0]]);
  });

  it("draws from the seed of the event, so that the same seed draws the same and another one something else", () => {
    const before = afterBid(study(), rootNode, 0);
    const drawn = (seed: string) => [...afterBid(before, 2, 1, seed).nodes.values()].at(-1);
    expect(drawn(seedOf(7))).toMatchObject({ draws: 2, seed: seedOf(7) });
    expect(drawn(seedOf(7))?.facts).toEqual(drawn(seedOf(7))?.facts);
    expect(drawn(seedOf(8))?.facts).not.toEqual(drawn(seedOf(7))?.facts);
  });

  it("keeps no seed if nothing was drawn", () => {
    expect(afterBid(study(), rootNode, 0).nodes.get(2)).toMatchObject({ draws: 0, seed: undefined });
  });

  it("refuses what the rules forbid, with their number", () => {
    const move = { type: "bid", card: 1 };
    expect(decideStudyMove(ruleset, { position: root, parent: 1, seat: 0, move, seed: seedOf(2) })).toEqual({
      refusal: { rule: "SB-3" },
    });
  });

  it("finds the node of a move that was played before, at the same node and by the same seat only", () => {
    const grown = afterBid(study(), rootNode, 0);
    const move = grown.nodes.get(2)?.move ?? { type: "none" };
    expect(knownNode(grown, { parent: rootNode, seat: 0, move })?.node).toBe(2);
    expect(knownNode(grown, { parent: rootNode, seat: 1, move })).toBeUndefined();
    expect(knownNode(grown, { parent: 2, seat: 0, move })).toBeUndefined();
  });

  it("loses a removed node with all that follow it, and never reuses their numbers", () => {
    const grown = afterBid(afterBid(afterBid(study(), rootNode, 0), 2, 1), rootNode, 1);
    expect([...branchAt(grown, 2)]).toEqual([2, 3]);
    const removed = studyTransition(grown, grown, { by: "maud", at, events: [{ type: "NodeRemoved", node: 2 }] }).after;
    expect([...removed.nodes.keys()]).toEqual([4]);
    expect([...afterBid(removed, rootNode, 0).nodes.keys()]).toEqual([4, 6]);
  });

  it("is shown and open to moves by its visibility and members", () => {
    const given = study({ type: "MemberAdded", account: "odo" });
    expect(["maud", "odo", "eve", undefined].map((account) => mayMoveIn(given, account))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(isShownTo(given, "eve")).toBe(false);
    expect(isShownTo(study({ type: "VisibilityChanged", visibility: "link" }), undefined)).toBe(true);
    const removed = study({ type: "VisibilityChanged", visibility: "public" }, { type: "StudyRemoved" });
    expect(isShownTo(removed, "maud")).toBe(false);
  });

  it("goes on with a member as its owner", () => {
    const given = study({ type: "MemberAdded", account: "odo" }, { type: "OwnerChanged", owner: "odo" });
    expect(given).toMatchObject({ owner: "odo", members: [] });
    expect(mayMoveIn(given, "maud")).toBe(false);
    expect(study({ type: "MemberAdded", account: "odo" }, { type: "MemberRemoved", account: "odo" }).members).toEqual(
      [],
    );
  });
});

describe("the log of a study", () => {
  it("chains digests over every field, and leads to the same study again", () => {
    const { steps, after } = studyTransition({ id, secret }, undefined, {
      ...{ by: "maud", at },
      events: [opening, { type: "TextChanged", node: rootNode, part: "comment" }],
    });
    let [previous, replayed]: [string, Study | undefined] = ["", undefined];
    for (const step of steps) {
      const head = { ...step, type: step.event.type };
      expect(studyDigestOf(secret, previous, head, step.body)).toBe(step.digest);
      expect(studyDigestOf(secret, previous, { ...head, by: "eve" }, step.body)).not.toBe(step.digest);
      replayed = evolveStudy(replayed, step, secret);
      previous = step.digest;
    }
    expect(replayed).toEqual(after);
  });

  it("is never dated before its last event", () => {
    const given = study();
    const earlier = "2026-11-27T12:00:00.000Z";
    const events = [{ type: "StudyRemoved" }] as const;
    expect(studyTransition(given, given, { by: "maud", at: earlier, events }).steps[0]?.at).toBe(at);
  });

  it("begins again for a fork, with the moves that are left and the same draws", () => {
    const grown = afterBid(afterBid(afterBid(study(), rootNode, 1), rootNode, 0), 3, 1);
    const left = studyTransition(grown, grown, { by: "maud", at, events: [{ type: "NodeRemoved", node: 2 }] }).after;
    const events = forkEvents(left, "eve", "link");
    const fork = studyTransition({ id: id.replace("1", "2"), secret }, undefined, { by: "eve", at, events }).after;
    expect(fork).toMatchObject({ owner: "eve", members: [], visibility: "link", forkOf: { study: id, version: 5 } });
    expect([...fork.nodes.values()].map(({ node, parent }) => [node, parent])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(positionAt(ruleset, fork, root, 3)).toEqual(positionAt(ruleset, left, root, 4));
  });
});
