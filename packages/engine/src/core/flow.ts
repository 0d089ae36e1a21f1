import type { Agenda } from "./agenda.ts";
import { type Chance, ChanceUnavailable } from "./chance.ts";
import { type Choice, covers, isPossible } from "./choice.ts";
import { type Consequence, type Decision, refuse } from "./refusal.ts";
import type { MoveRule, Rules, Situation, StepRule } from "./rules.ts";
import type { Question, Seat } from "./ruleset.ts";
import type { Key, Of } from "./unions.ts";

/** A chain of automatic steps that gets this long is a bug: a rule that never comes to rest. */
const stepsMax = 10_000;

type WithAgenda<Steps> = { readonly agenda: Agenda<Of<Steps>> };
type QuestionOf<State> = (state: State) => Question | undefined;
type Settle<State, Fact> = (before: State, facts: readonly Fact[], chance: Chance) => Consequence<State, Fact>;

/** Two tables give a ruleset its flow. `choices` and `decide` use the same rules, so what is offered is accepted. */
export function flowOf<State extends WithAgenda<Steps>, Moves, Steps, Fact>(rules: Rules<State, Moves, Steps, Fact>) {
  const question = memoizeLast(questionsBy<State, Moves, Steps, Fact>(rules));
  const settle = settlingBy<State, Moves, Steps, Fact>(rules, question);
  return { question, settle, ...movesBy<State, Moves, Steps, Fact>(rules, question, settle) };
}

/** The step on top of the agenda asks its seats, without those that have answered. No step: the game is over. */
function questionsBy<State extends WithAgenda<Steps>, Moves, Steps, Fact>({
  steps,
}: Rules<State, Moves, Steps, Fact>): QuestionOf<State> {
  const stepRules: StepRules<State, Steps, Fact> = steps;
  return (state) => {
    const [top] = state.agenda.pending;
    if (top === undefined) return undefined;
    const { number, step, answered } = top;
    const rule = stepRules[step.type];
    const asks = rule.asks(state, step);
    const seats = answered.length === 0 ? asks : asks.filter((seat) => !answered.includes(seat));
    const affectedSeats = rule.affects ? seats.filter((seat) => rule.affects?.(state, step, seat)) : seats;
    return { number, kind: step.type, seats, affectedSeats };
  };
}

function movesBy<State extends WithAgenda<Steps>, Moves, Steps, Fact>(
  rules: Rules<State, Moves, Steps, Fact>,
  question: QuestionOf<State>,
  settle: Settle<State, Fact>,
) {
  type At = Situation<State, Of<Steps>>;
  type Rule = MoveRule<At, Of<Moves>, Fact>;
  const moveRules: readonly Rule[] = Object.values(rules.moves);
  const kinds: readonly (string | undefined)[] = [undefined, ...Object.keys(rules.steps)];
  /** The rules by the kind of step they answer: looked up for every list of choices, and most answer one kind only. */
  const playable = new Map(kinds.map((kind) => [kind, moveRules.filter((rule) => isPlayable(rule, kind))]));

  const situationOf = (state: State, seat: Seat): At => ({
    state,
    seat,
    step: question(state)?.seats.includes(seat) ? state.agenda.pending[0]?.step : undefined,
  });

  /** The last list, as a memo: bots decide on a move they have just listed. Without it, bot games take 10 to 30% longer. */
  let listed: Readonly<{ state: State; seat: Seat; choices: readonly Choice<Of<Moves>>[] }> | undefined;

  function choices(state: State, seat: Seat): readonly Choice<Of<Moves>>[] {
    const at = situationOf(state, seat);
    const possible: Choice<Of<Moves>>[] = [];
    for (const rule of playable.get(at.step?.type) ?? [])
      for (const choice of rule.choices(at)) if (isPossible(choice)) possible.push(choice);
    listed = { state, seat, choices: possible };
    return possible;
  }

  function decide<T extends Key<Moves>>(
    state: State,
    seat: Seat,
    move: Of<Moves, T>,
    chance: Chance,
  ): Decision<State, Fact> {
    const rule = rules.moves[move.type];
    const at = situationOf(state, seat);
    const known = listed?.state === state && listed.seat === seat ? listed.choices : undefined;
    let blockedBy: string | undefined;
    for (const choice of known ?? (isPlayable(rule, at.step?.type) ? rule.choices(at) : [])) {
      if (!covers(choice, move)) continue;
      if (choice.blockedBy === undefined) return settle(state, rule.facts(at, move, chance), chance);
      blockedBy ??= choice.blockedBy;
    }
    return refuse(blockedBy ?? rule.rule);
  }
  return { choices, decide };
}

/** Adds to the facts of a move what follows automatically, step by step, until a seat has to be asked. */
function settlingBy<State extends WithAgenda<Steps>, Moves, Steps, Fact>(
  { steps, evolve }: Rules<State, Moves, Steps, Fact>,
  question: QuestionOf<State>,
): Settle<State, Fact> {
  const stepRules: StepRules<State, Steps, Fact> = steps;
  return (before, facts, chance) => {
    const all = [...facts];
    let state = facts.reduce((position, fact) => evolve(position, fact), before);
    for (let count = 0; count < stepsMax; count++) {
      const step = state.agenda.pending[0]?.step;
      if (step === undefined || question(state)?.seats.length !== 0) return { facts: all, state };
      const following = unlessChanceUnavailable(() => stepRules[step.type].run(state, step, chance));
      if (following === undefined) return { facts: all, state };
      all.push(...following);
      state = following.reduce((position, fact) => evolve(position, fact), state);
    }
    throw new Error(`the agenda never comes to rest at ${state.agenda.pending[0]?.step.type}`);
  };
}

type StepRules<State, Steps, Fact> = { readonly [T in Key<Steps>]: StepRule<State, Of<Steps>, Fact> };

const isPlayable = ({ during }: { readonly during?: readonly string[] }, type: string | undefined): boolean =>
  during === undefined || (type !== undefined && during.includes(type));

/** Undefined where a preview would need a random draw; the facts before it are kept. */
function unlessChanceUnavailable<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof ChanceUnavailable) return undefined;
    throw error;
  }
}

/** Keeps the last result: listing choices, deciding and settling ask for the question of one position several times. */
function memoizeLast<State, Value>(resultOf: (state: State) => Value): (state: State) => Value {
  let last: { readonly state: State; readonly value: Value } | undefined;
  return (state) => {
    if (last?.state !== state) last = { state, value: resultOf(state) };
    return last.value;
  };
}
