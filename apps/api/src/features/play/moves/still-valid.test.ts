import {
  type AnyRuleset,
  type Choice,
  covers,
  drawMove,
  positionAfter,
  rulesets,
  type Seat,
  seededChance,
  type Typed,
} from "@seneschal/engine";
import { expect, it } from "vitest";
import { choicesOf } from "../viewing/choices.ts";
import { isStillValid } from "./still-valid.ts";

const chance = seededChance(1429);
const ruleset = fief1429();

function fief1429(): AnyRuleset {
  const found = rulesets.find(({ id }) => id === "fief-1429");
  if (found === undefined) throw new Error("there is no Fief 1429");
  return found;
}

/** The moves of a type that a seat may make now. */
function openChoices(position: unknown, seat: Seat, type?: string): readonly Choice<Typed>[] {
  const open = ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined);
  return type === undefined ? open : open.filter((choice) => choice.type === type);
}

function after(position: unknown, seat: Seat, move: Typed): unknown {
  const decision = ruleset.decide(position, seat, move, chance);
  if ("refusal" in decision) throw new Error(`${JSON.stringify(move)}: ${decision.refusal.rule}`);
  return decision.state;
}

/** A position of random play without trade in which the asked seat can march. */
function positionBeforeMarch() {
  let position = positionAfter(ruleset, ruleset.setUp({ seats: 4, options: {} }, chance));
  for (let count = 0; count < 2000; count++) {
    const [seat = 0] = ruleset.question(position)?.seats ?? [];
    const [march] = openChoices(position, seat, "march");
    if (march !== undefined) return { position, seat, march: drawMove(march, chance) };
    const others = openChoices(position, seat).filter(({ type }) => type !== "offer" && type !== "give");
    position = after(position, seat, drawMove(chance.pick(others), chance));
  }
  throw new Error("nobody could march");
}

const { position, seat: marcher, march } = positionBeforeMarch();
const [seller = 0, buyer = 0, third = 0] = [0, 1, 2, 3].filter((seat) => seat !== marcher);

/** A random offer of one seat to another that it can accept, different from this one. */
function offerOf(at: unknown, from: Seat, to: Seat, not?: Typed): Typed {
  const choices = openChoices(at, from, "offer");
  for (let count = 0; count < 1000; count++) {
    const move = drawMove(chance.pick(choices), chance);
    const isOther = "to" in move && move.to === to && JSON.stringify(move) !== JSON.stringify(not);
    if (isOther && openChoices(after(at, from, move), to, "accept").length > 0) return move;
  }
  throw new Error(`seat ${from} can offer nothing to seat ${to}`);
}

const offer = offerOf(position, seller, buyer);
const offered = after(position, seller, offer);
const accept = { type: "accept", from: seller };
/** The same position after an offer of the seat to the third one. */
const withOfferTo = (at: unknown, from: Seat) => after(at, from, offerOf(at, from, third));

function idOf(at: unknown, seat: Seat, move: Typed): string | undefined {
  return choicesOf(ruleset, at, seat).find((choice) => covers(choice, move))?.id;
}

interface Check {
  readonly seat: Seat;
  readonly move: Typed;
  readonly before: unknown;
  readonly now: unknown;
  readonly isUndone?: boolean;
}

/** Whether the move can still be played, without and with `ifChoice`. */
function isStillPlayed({ seat, move, before, now, isUndone = false }: Check) {
  const ifChoice = idOf(before, seat, move);
  const decided = { ruleset, seat, moves: [move], isUndone };
  return [
    isStillValid({ ...decided, ifChoice: undefined }, before, now),
    isStillValid({ ...decided, ifChoice }, before, now),
  ];
}

it("a march is played although two others trade in the meantime", () => {
  expect(isStillPlayed({ seat: marcher, move: march, before: position, now: offered })).toEqual([true, true]);
  const traded = after(offered, buyer, accept);
  expect(isStillPlayed({ seat: marcher, move: march, before: position, now: traded })).toEqual([true, true]);
});

it("an offer is taken out of turn although another player trades, with `ifChoice` only", () => {
  const now = withOfferTo(offered, marcher);
  expect(isStillPlayed({ seat: buyer, move: accept, before: offered, now })).toEqual([false, true]);
  expect(idOf(now, buyer, accept)).toBe(idOf(offered, buyer, accept));
});

it("an offer is not taken if it was replaced by another one, although the choice reads the same", () => {
  const withdrawn = after(offered, seller, { type: "withdraw" });
  const now = after(withdrawn, seller, offerOf(withdrawn, seller, buyer, offer));
  expect(idOf(now, buyer, accept)).toBe(idOf(offered, buyer, accept));
  expect(isStillPlayed({ seat: buyer, move: accept, before: offered, now })).toEqual([false, false]);
});

it("a decision at a position that was undone is valid only while the seat sees the same", () => {
  const undone = { seat: marcher, move: march, before: position, isUndone: true };
  expect(isStillPlayed({ ...undone, now: offered })).toEqual([false, false]);
  expect(isStillPlayed({ ...undone, now: position })).toEqual([true, true]);
});

it("a choice has another id when the question is over", () => {
  const marched = after(position, marcher, march);
  const ids = (at: unknown) => choicesOf(ruleset, at, marcher).map(({ id }) => id);
  expect(new Set(ids(position)).size).toBe(ids(position).length);
  expect(ids(marched).filter((id) => ids(position).includes(id)).length).toBeLessThan(ids(position).length);
});
