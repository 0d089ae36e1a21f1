/**
 * Prepares a new game of Fief 1429 for the browser tests: families settled, lords, troops and a card dealt, and the
 * vote for a bishop about to begin. Decisions come from the rules; the rest are facts like those of the engine. `node
 * dist/prepared-games/prepare-fief.js GAME` prints the names of the candidates.
 */
import { seededChance } from "@seneschal/engine";
import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { prepareGame } from "./prepare-game.ts";

type Fact = Fief1429["fact"];
type Move = Fief1429["move"];
type Village = Extract<Fact, { type: "Recruited" }>["village"];
type Lord = Extract<Fact, { type: "LordPlayed" }>["lord"];
interface State {
  readonly lords: readonly { readonly lord: Lord }[];
}

const { ruleset } = rulesetRegistry.of("fief-1429");
const homes: readonly Village[] = ["st-paul", "les-essarts", "marcamps"];
const men: readonly Lord[] = ["arthur", "beaudoin", "charles", "eric", "gauvain", "henri"];

let names: readonly Lord[] = [];
await prepareGame({
  move: { type: "pass" },
  facts: (begun) => {
    const { facts, candidates } = preparation(begun as State);
    names = candidates;
    return facts;
  },
});
process.stdout.write(`${JSON.stringify({ candidates: names })}\n`);

/** From the first choice of a village to the first question of the vote. */
function preparation(begun: State) {
  const chance = seededChance(1429);
  let state = begun;
  const facts: Fact[] = [];
  const record = (...more: readonly Fact[]) => {
    facts.push(...more);
    state = more.reduce<State>((now, fact) => ruleset.evolve(now, fact) as State, state);
  };
  const play = (seat: number, move: Move) => {
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`${move.type} of seat ${seat}: ${decision.refusal.rule}`);
    record(...(decision.facts as readonly Fact[]));
  };
  for (let question = ruleset.question(state); question?.kind === "placing"; question = ruleset.question(state)) {
    const [seat = 0] = question.seats;
    play(seat, { type: "settle", village: homes[seat] ?? "sigy" });
  }
  const [bishop, rival] = men.filter((man) => !state.lords.some(({ lord }) => lord === man));
  if (bishop === undefined || rival === undefined) throw new Error("no candidates are left");
  record(...arrivalOf(0, bishop, "st-paul"), ...arrivalOf(1, rival, "les-essarts"));
  record(...garrison(0, "bourg", 2, 1), ...garrison(0, "st-vivien", 1, 0), ...garrison(2, "sigy", 1, 0));
  record({ type: "CastleBuilt", seat: 2, village: "sigy", ecus: 0 });
  record({ type: "Recruited", seat: 2, village: "marcamps", sergeants: 4, knights: 2, ecus: 0, isHidden: false });
  record({ type: "Recruited", seat: 0, village: "st-paul", sergeants: 3, knights: 0, ecus: 0, isHidden: false });
  record({ type: "CardDrawn", seat: 1, pile: "event", card: "ambush" });
  record({
    type: "Interrupted",
    by: [{ type: "playing", seat: 0 }, { type: "election", office: "bishop-4" }, { type: "marches" }],
  });
  play(0, { type: "pass" });
  return { facts, candidates: [bishop, rival] };
}

function arrivalOf(seat: number, lord: Lord, village: Village): readonly Fact[] {
  return [
    { type: "CardDrawn", seat, pile: "character", card: lord },
    { type: "CardPlayed", seat, card: lord },
    { type: "LordPlayed", seat, lord, village },
  ];
}

function garrison(seat: number, village: Village, sergeants: number, knights: number): readonly Fact[] {
  return [
    { type: "Recruited", seat, village, sergeants, knights, ecus: 0, isHidden: false },
    { type: "ControlChanged", village, from: null, to: seat, cause: "arrival" },
  ];
}
