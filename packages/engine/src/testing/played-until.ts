import type { Chance } from "../core/chance.ts";
import { defaultMove } from "../core/choice.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { noChance } from "./scripted-chance.ts";

/** A question, and one of the seats that it asks; a question to several seats may name none. */
export type Asked = readonly [kind: string, seat?: Seat | undefined];

/** More questions than a turn asks in a position of a test. */
const movesMax = 60;

/** The position in which this is asked, after everyone asked before has answered with the default choice. */
export function playedUntil<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  from: Game["state"],
  [kind, asked]: Asked,
  chance: Chance = noChance,
): Game["state"] {
  let state = from;
  const passed: string[] = [];
  for (let moves = 0; moves < movesMax; moves++) {
    const question = ruleset.question(state);
    const [seat] = question?.seats ?? [];
    if (question === undefined || seat === undefined) break;
    if (question.kind === kind && (asked === undefined || question.seats.includes(asked))) return state;
    passed.push(`${question.kind} ${seat}`);
    state = answeredByDefault(ruleset, state, seat, chance);
  }
  throw new Error(`${kind} ${asked ?? ""} is never asked: ${passed.join(", ")}`);
}

function answeredByDefault<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  state: Game["state"],
  seat: Seat,
  chance: Chance,
): Game["state"] {
  const choice = ruleset.choices(state, seat).find(({ isDefault }) => isDefault);
  if (choice === undefined) throw new Error(`seat ${seat} has no default choice`);
  const decision = ruleset.decide(state, seat, defaultMove<Game["move"]>(choice), chance);
  if ("refusal" in decision) throw new Error(`the default choice is refused by ${decision.refusal.rule}`);
  return decision.state;
}
