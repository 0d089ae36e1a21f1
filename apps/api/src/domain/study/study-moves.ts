import { hexToBytes } from "@noble/hashes/utils.js";
import { type AnyRuleset, positionAfter, type Seat, type Typed } from "@seneschal/engine";
import { canonicalJson } from "@seneschal/schema";
import { type CountedChance, fairChance, latestScheme } from "../game/proof/chance.ts";
import { pathTo, type Study, type StudyNode } from "./study.ts";
import type { StudyEventOf, StudyOrigin } from "./study-events.ts";

/** The random numbers that follow from the seed of one event. */
export function chanceFromSeed(seed: string): CountedChance {
  return fairChance(latestScheme, hexToBytes(seed), (draw) => `draw-${draw}`);
}

/** The beginning of a study at the start of a ruleset. */
export function startOf(
  ruleset: AnyRuleset,
  {
    seats,
    options,
    seed,
  }: { readonly seats: number; readonly options: Record<string, unknown>; readonly seed: string },
): Extract<StudyOrigin, { readonly type: "start" }> {
  const facts = ruleset.setUp({ seats, options }, chanceFromSeed(seed).chance);
  return { type: "start", options, seed, facts };
}

/** A move that a member asks for, and the seed of its draws. */
export interface StudyMove {
  /** The position of the parent. */
  readonly position: unknown;
  readonly parent: number;
  readonly seat: Seat;
  readonly move: Typed;
  readonly seed: string;
}

/** The event of a move, or the number of the rule that forbids it. */
export function decideStudyMove(
  ruleset: AnyRuleset,
  { position, parent, seat, move, seed }: StudyMove,
): { readonly event: StudyEventOf<"NodeAdded"> } | { readonly refusal: { readonly rule: string } } {
  const { chance, draws } = chanceFromSeed(seed);
  const decision = ruleset.decide(position, seat, move, chance);
  if ("refusal" in decision) return decision;
  const drawn = draws();
  const { facts } = decision;
  return {
    event: { type: "NodeAdded", parent, seat, move, facts, draws: drawn, ...(drawn > 0 && { seed }) },
  };
}

/** The first node at which this move of this seat was played already. */
export function knownNode(study: Study, { parent, seat, move }: Pick<StudyMove, "parent" | "seat" | "move">) {
  const text = canonicalJson(move);
  for (const node of study.nodes.values())
    if (node.parent === parent && node.seat === seat && canonicalJson(node.move) === text) return node;
  return undefined;
}

// Nodes keep their identity while the study grows, so each position is computed once.
const positions = new WeakMap<StudyNode, unknown>();

/** The position at a node, from that of the root. */
export function positionAt(ruleset: AnyRuleset, study: Study, root: unknown, node: number): unknown {
  let position = root;
  for (const step of pathTo(study, node)) {
    const known = positions.get(step) ?? positionAfter(ruleset, step.facts, position);
    positions.set(step, known);
    position = known;
  }
  return position;
}

/** The position in which a study at the start of a ruleset begins. */
export function startPosition(
  ruleset: AnyRuleset,
  { facts }: Extract<StudyOrigin, { readonly type: "start" }>,
): unknown {
  return positionAfter(ruleset, facts);
}
