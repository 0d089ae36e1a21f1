import type { Agenda, Pending } from "./agenda.ts";
import { type Chance, ChanceUnavailable } from "./chance.ts";
import { type Choice, covers, isPossible } from "./choice.ts";
import { type Consequence, type Decision, refuse } from "./refusal.ts";
import type { MoveRule, Rules, Situation, StepRule } from "./rules.ts";
import type { Question, Seat } from "./ruleset.ts";
import type { Key, Of } from "./unions.ts";

/** Nothing that happens by itself takes so many steps: it is a rule that never comes to rest. */
const stepsMax = 10_000;

/** Two tables give a ruleset its flow: what is offered and what is accepted cannot differ. No step left, no game left. */
export function flowOf<State extends { readonly agenda: Agenda<Of<Steps>> }, Moves, Steps, Fact>(
  rules: Rules<State, Moves, Steps, Fact>,
) {
  type At = Situation<State, Of<Steps>>;
  type Rule = MoveRule<At, Of<Moves>, Fact>;
  const moveRules: readonly Rule[] = Object.values(rules.moves);
  const stepRules: { readonly [T in Key<Steps>]: StepRule<State, Of<Steps>, Fact> } = rules.steps;
  const kinds: readonly (string | undefined)[] = [undefined, ...Object.keys(rules.steps)];
  /** What a seat may play whom such a step asks, or none: found once, for most rules answer one kind alone. */
  const playable = new Map(kinds.map((kind) => [kind, moveRules.filter((rule) => isPlayable(rule, kind))]));
  /** The last answers are kept: one position is asked about again and again, and what was listed is decided on next. */
  let listed: Readonly<{ state: State; seat: Seat; choices: readonly Choice<Of<Moves>>[] }> | undefined;
  let asked: Readonly<{ state: State; question: Question | undefined }> | undefined;

  function decide<T extends Key<Moves>>(
    state: State,
    seat: Seat,
    move: Of<Moves, T>,
    chance: Chance,
  ): Decision<State, Fact> {
    const rule = rules.moves[move.type];
    const at = situationOf(state, seat);
    const known = listed?.state === state && listed.seat === seat ? listed.choices : undefined;
    let barred: string | undefined;
    for (const choice of known ?? (isPlayable(rule, at.step?.type) ? rule.choices(at) : [])) {
      if (!covers(choice, move)) continue;
      if (choice.barred === undefined) return settle(state, rule.facts(at, move, chance), chance);
      barred ??= choice.barred;
    }
    return refuse(barred ?? rule.rule);
  }

  function choices(state: State, seat: Seat): readonly Choice<Of<Moves>>[] {
    const at = situationOf(state, seat);
    const possible: Choice<Of<Moves>>[] = [];
    for (const rule of playable.get(at.step?.type) ?? [])
      for (const choice of rule.choices(at)) if (isPossible(choice)) possible.push(choice);
    listed = { state, seat, choices: possible };
    return possible;
  }

  function question(state: State): Question | undefined {
    if (asked?.state === state) return asked.question;
    const [top] = state.agenda.pending;
    asked = { state, question: top && questionOf(state, top) };
    return asked.question;
  }
  function questionOf(state: State, { number, step, answered }: Pending<Of<Steps>>): Question {
    const rule = stepRules[step.type];
    const asks = rule.asks(state, step);
    const seats = answered.length === 0 ? asks : asks.filter((seat) => !answered.includes(seat));
    const concerns = rule.concerns ? seats.filter((seat) => rule.concerns?.(state, step, seat)) : seats;
    return { number, kind: step.type, seats, concerns };
  }
  function situationOf(state: State, seat: Seat): At {
    return { state, seat, step: question(state)?.seats.includes(seat) ? state.agenda.pending[0]?.step : undefined };
  }

  /** Adds what follows by itself, step by step, until somebody has to be asked. */
  function settle(before: State, facts: readonly Fact[], chance: Chance): Consequence<State, Fact> {
    const told = [...facts];
    let state = facts.reduce((position, fact) => rules.evolve(position, fact), before);
    for (let steps = 0; steps < stepsMax; steps++) {
      const step = state.agenda.pending[0]?.step;
      if (step === undefined || question(state)?.seats.length !== 0) return { facts: told, state };
      const following = unlessChanceUnavailable(() => stepRules[step.type].run(state, step, chance));
      if (following === undefined) return { facts: told, state };
      told.push(...following);
      state = following.reduce((position, fact) => rules.evolve(position, fact), state);
    }
    throw new Error(`the agenda never comes to rest at ${state.agenda.pending[0]?.step.type}`);
  }
  return { decide, choices, question, settle };
}

const isPlayable = ({ during }: { readonly during?: readonly string[] }, type: string | undefined): boolean =>
  during === undefined || (type !== undefined && during.includes(type));

/** Nothing where a rehearsal meets luck, so that the facts before it are kept. */
function unlessChanceUnavailable<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof ChanceUnavailable) return undefined;
    throw error;
  }
}
