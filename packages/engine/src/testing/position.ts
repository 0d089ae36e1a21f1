import { type Agenda, emptyAgenda, withAgendaFact } from "../core/agenda.ts";
import type { Chance } from "../core/chance.ts";
import type { Consequence } from "../core/refusal.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { expectAmong, givenPosition } from "./given.ts";
import { noChance } from "./scripted-chance.ts";

/** What must hold in a position, by name, for it to occur in a game. */
export type Possibilities<State> = Readonly<Record<string, (state: State) => boolean>>;

/** The position, unless it could never occur: then it says what is wrong with it. */
export function possible<State>(state: State, possibilities: Possibilities<State>): State {
  const broken = Object.entries(possibilities).flatMap(([name, holds]) => (holds(state) ? [] : [name]));
  if (broken.length > 0) throw new Error(`an impossible position: ${broken.join("; ")}`);
  return state;
}

/** A position in which an earlier revision planned these steps: games that began with it still reach it. */
export const asPlannedBefore = <State extends { readonly agenda: Agenda<unknown> }>(
  state: State,
  ...steps: readonly State["agenda"]["pending"][number]["step"][]
): State => ({ ...state, agenda: withAgendaFact(emptyAgenda, { type: "Interrupted", by: steps }) });

type Settle<State, Fact> = (before: State, facts: readonly Fact[], chance: Chance) => Consequence<State, Fact>;
interface Beginning<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  /** The flow of the game, as `flowOf` returns it. */
  readonly settle: Settle<Game["state"], Game["fact"]>;
  readonly state: Game["state"];
  /** Plans the steps that begin here, as the game itself plans them. */
  readonly plan: readonly Game["fact"][];
  readonly chance?: Chance;
}

/** The position when these steps have begun and the first question is open, and the facts that led to it. */
export function givenBeginning<Game extends Vocabulary>({
  ruleset,
  settle,
  state,
  plan,
  chance = noChance,
}: Beginning<Game>) {
  const begun = settle(state, plan, chance);
  const position = givenPosition(ruleset, begun.state);
  return {
    ...position,
    facts: begun.facts,
    /** These facts among others, in this order. */
    followsAmongOthers(...expected: readonly Game["fact"][]) {
      expectAmong(begun.facts, expected);
      return position;
    },
  };
}
