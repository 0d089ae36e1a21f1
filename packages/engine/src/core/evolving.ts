import { type Agenda, type AgendaFact, withAgendaFact } from "./agenda.ts";
import type { Typed } from "./ruleset.ts";
import type { ByType, Evolvers, Of } from "./unions.ts";

type FlowType = AgendaFact<never>["type"];
type Opening = { readonly type: "GameBegan" };
/** The facts that a game records itself: all but the first one and those of the agenda. */
export type OwnFact<Fact extends Typed> = Exclude<Fact, { readonly type: "GameBegan" | FlowType }>;

interface Recording<State extends { readonly agenda: Agenda<Step> }, Step, Fact extends Typed> {
  /** The position after the first fact of the game. */
  begun(fact: Extract<Fact, Opening>): State;
  /** The position with another agenda. */
  withAgenda(state: State, agenda: Agenda<Step>): State;
  readonly evolvers: Evolvers<State, OwnFact<Fact>>;
}

/** `evolve` of a game: its first fact, the facts of its agenda, and all others by a table. */
export function evolveBy<State extends { readonly agenda: Agenda<Step> }, Step, Fact extends Typed>({
  begun,
  withAgenda,
  evolvers,
}: Recording<State, Step, Fact>): (state: State | undefined, fact: Fact) => State {
  return (state, fact) => {
    if (isOpening(fact)) return begun(fact);
    if (state === undefined) throw new Error("a game begins with GameBegan");
    if (isOfAgenda<Step, Fact>(fact)) return withAgenda(state, withAgendaFact(state.agenda, fact));
    return evolved(evolvers, state, fact as OwnFact<Fact>);
  };
}

const isOpening = <Fact extends Typed>(fact: Fact): fact is Extract<Fact, Opening> => fact.type === "GameBegan";
const isOfAgenda = <Step, Fact extends Typed>(fact: Fact): fact is Fact & AgendaFact<Step> =>
  fact.type === "Settled" || fact.type === "Interrupted" || fact.type === "Answered";

/** The type of the fact chose the entry, so its function takes this fact. */
function evolved<State, Fact extends Typed>(evolvers: Evolvers<State, Fact>, state: State, fact: Fact): State {
  const evolver = evolvers[fact.type as Fact["type"]] as (state: State, fact: Of<ByType<Fact>>) => State;
  return evolver(state, fact as Of<ByType<Fact>>);
}
