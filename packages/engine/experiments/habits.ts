import type { AnyRuleset, Typed } from "@seneschal/engine";
import type { Moment } from "@seneschal/engine/bots";
import { pieces as pieces1429 } from "@seneschal/schema/games/fief-1429";
import { pieces as piecesClassic } from "@seneschal/schema/games/fief-classic";
import { marriagesOf } from "./marriages.ts";

/** What bots do well or badly, by the type of the fact that a move leads to. */
const counted: Readonly<Record<string, string>> = {
  CandidatePresented: "candidates",
  CandidateNamed: "candidates",
  OfferMade: "offers",
  OfferTaken: "offers accepted",
  Wed: "marriages",
  MarriageAnnulled: "annulments",
  HatGiven: "hats",
  HatTaken: "hats",
  TitleBought: "titles",
  TitleTaken: "titles",
  MillBuilt: "mills built",
  MoneyGiven: "gifts of money",
};

type AnyMoment = Pick<Moment<never>, "before" | "seat"> & { readonly move: Typed; readonly facts: readonly Typed[] };

/** Counts the habits of both bots of a contest. */
export function habitsOf(ruleset: AnyRuleset) {
  const counts: readonly Map<string, number>[] = [new Map(), new Map()];
  const gates = new Map<string, number>();
  const add = (side: number, name: string, most?: number) => {
    const count = counts[side]?.get(name) ?? 0;
    counts[side]?.set(name, most === undefined ? count + 1 : Math.max(count, most));
  };
  const marriages = marriagesOf();
  const onMove = (moment: Moment<never>, side: number) => {
    const { move, facts, seat, before }: AnyMoment = moment;
    const { turn } = ruleset.view(before, "spectator") as { readonly turn: number };
    for (const { type } of facts) if (counted[type] !== undefined) add(side, counted[type]);
    // Both bots hold every other seat.
    for (const family of marriages.loopsIn(facts, seat, turn)) add((side + seat + family) % 2, "marriages in loops");
    if (isLordHandedBack(move)) add(side, "lords handed back");
    if (move.type === "pillage" && isOwnMill(ruleset, before, move, seat)) add(side, "own mills pillaged");
    if (move.type === "declare") {
      const gate = `${turn} ${seat} ${(move as Typed & { readonly village: string }).village}`;
      gates.set(gate, (gates.get(gate) ?? 0) + 1);
      add(side, "stances at one gate and turn, at most", gates.get(gate));
    }
    if (move.type === "chooseRegion" || move.type === "settle") {
      gates.clear();
      marriages.clear();
    }
  };
  return { counts, onMove };
}

const lords: ReadonlySet<string> = new Set([...pieces1429.lords, ...piecesClassic.lords]);
/** A lord card is discarded or exchanged. */
function isLordHandedBack(move: Typed): boolean {
  if (move.type !== "discard" && move.type !== "exchange") return false;
  const { card } = move as Typed & { readonly card: string };
  return lords.has(card);
}

function isOwnMill(ruleset: AnyRuleset, before: unknown, move: Typed, seat: number): boolean {
  const { village } = move as Typed & { readonly village: string };
  const { villages } = ruleset.view(before, "spectator") as { readonly villages: readonly Village[] };
  return villages.find((one) => one.village === village)?.controller === seat;
}
type Village = { readonly village: string; readonly controller: number | null };
