/**
 * Prepares a new two-family game of the original Fief for a browser test: families settled, lords, soldiers and two
 * cards dealt, and Aveline about to play hers. Decisions come from the rules; the rest are facts like those of the
 * engine. `node dist/prepared-games/prepare-classic.js GAME`
 */
import { seededChance } from "@seneschal/engine";
import type { FiefClassic } from "@seneschal/schema/games/fief-classic";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { prepareGame } from "./prepare-game.ts";

type Fact = FiefClassic["fact"];
type Move = FiefClassic["move"];
interface State {
  readonly families: readonly { readonly hand: readonly FiefClassic["card"][] }[];
}

const { ruleset } = rulesetRegistry.of("fief-original");
/** The region and castle of each family. */
const homes = [
  { region: "sigy", village: "sigy" },
  { region: "blaye", village: "beaujeu" },
] as const;

await prepareGame({ move: { type: "pass" }, facts: (begun) => preparation(begun as State) });

/** From the first choice of a region to the first card. */
function preparation(begun: State): readonly Fact[] {
  const chance = seededChance(1980);
  const facts: Fact[] = [];
  let state = begun;
  const record = (...more: readonly Fact[]) => {
    facts.push(...more);
    state = more.reduce<State>((now, fact) => ruleset.evolve(now, fact) as State, state);
  };
  for (let asked = settlingIn(state); asked !== undefined; asked = settlingIn(state)) {
    const decision = ruleset.decide(state, asked.seat, asked.move, chance);
    if ("refusal" in decision) throw new Error(`${asked.move.type} of seat ${asked.seat}: ${decision.refusal.rule}`);
    record(...(decision.facts as readonly Fact[]));
  }
  record(...allDiscarded(state), { type: "PileRenewed", cards: 6 });
  record(
    { type: "CardDealt", seat: 0, card: "famine" },
    { type: "CardDealt", seat: 1, card: "good-harvest" },
    { type: "LordArrived", seat: 0, lord: "louis", village: "sigy", road: null, from: "lot" },
    { type: "LordArrived", seat: 0, lord: "robert", village: "st-ciers-d-abzac", road: null, from: "lot" },
    { type: "Recruited", seat: 0, village: "st-ciers-d-abzac", soldiers: 12, ecus: 0 },
    { type: "Interrupted", by: [{ type: "playing", seat: 0 }, { type: "incomes" }] },
  );
  return facts;
}

function settlingIn(state: State): { readonly seat: number; readonly move: Move } | undefined {
  const question = ruleset.question(state);
  const [seat = 0] = question?.seats ?? [];
  const { region, village } = homes[seat] ?? homes[0];
  if (question?.kind === "choosing") return { seat, move: { type: "chooseRegion", region } };
  return question?.kind === "settling" ? { seat, move: { type: "settle", village } } : undefined;
}

/** Dealt cards go back to the pile. */
function allDiscarded({ families }: State): readonly Fact[] {
  return families.flatMap(({ hand }, seat) => hand.map((card): Fact => ({ type: "CardDiscarded", seat, card })));
}
