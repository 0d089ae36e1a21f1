import type { Agenda, Pending } from "./agenda.ts";
import { type Chance, Undrawn } from "./chance.ts";
import { type Choice, covers, isPossible } from "./choice.ts";
import { noteWay } from "./position.ts";
import { type Decision, refuse } from "./refusal.ts";
import type { MoveRule, Rules, Situation } from "./rules.ts";
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
  const playable = new Map<string | undefined, readonly Rule[]>();

  function decide<T extends Key<Moves>>(state: State, seat: Seat, move: Of<Moves, T>, chance: Chance): Decision<Fact> {
    const rule = rules.moves[move.type];
    const at = situationOf(state, seat);
    let barred: string | undefined;
    for (const choice of isPlayable(rule, at.step?.type) ? rule.choices(at) : []) {
      if (!covers(choice, move)) continue;
      if (choice.barred === undefined) return { facts: settle(state, rule.facts(at, move, chance), chance) };
      barred ??= choice.barred;
    }
    return refuse(barred ?? rule.rule);
  }

  function choices(state: State, seat: Seat): readonly Choice<Of<Moves>>[] {
    const at = situationOf(state, seat);
    const possible: Choice<Of<Moves>>[] = [];
    for (const rule of rulesDuring(at.step?.type)) {
      for (const choice of rule.choices(at)) if (isPossible(choice)) possible.push(choice);
    }
    return possible;
  }

  /** What a seat may play that is asked by such a step, or by none: found once, for most rules answer one step alone. */
  function rulesDuring(type: string | undefined): readonly Rule[] {
    const known = playable.get(type) ?? moveRules.filter((rule) => isPlayable(rule, type));
    playable.set(type, known);
    return known;
  }

  function question(state: State): Question | undefined {
    const [top] = state.agenda.pending;
    const seats = top === undefined ? [] : unanswered(state, top);
    const concerns = seats.filter((seat) => top && touches(state, top.step, seat));
    return top && { number: top.number, kind: top.step.type, seats, concerns };
  }

  /** Adds what follows by itself, step by step, until somebody has to be asked. */
  function settle(before: State, facts: readonly Fact[], chance: Chance): readonly Fact[] {
    const told = [...facts];
    let state = facts.reduce((position, fact) => rules.evolve(position, fact), before);
    for (let steps = 0; steps < stepsMax; steps++) {
      const [top] = state.agenda.pending;
      if (top === undefined || unanswered(state, top).length > 0) {
        noteWay({ evolve: rules.evolve, before, facts: told, after: state });
        return told;
      }
      const following = unlessUndrawn(() => run(state, top.step, chance));
      if (following === undefined) return told;
      told.push(...following);
      state = following.reduce((position, fact) => rules.evolve(position, fact), state);
    }
    throw new Error(`the agenda never comes to rest at ${state.agenda.pending[0]?.step.type}`);
  }

  function situationOf(state: State, seat: Seat): At {
    const [top] = state.agenda.pending;
    return { state, seat, step: top && unanswered(state, top).includes(seat) ? top.step : undefined };
  }
  function unanswered(state: State, { step, answered }: Pending<Of<Steps>>): readonly Seat[] {
    const seats = asks(state, step);
    return answered.length === 0 ? seats : seats.filter((seat) => !answered.includes(seat));
  }
  const asks = <T extends Key<Steps>>(state: State, step: Of<Steps, T>) => rules.steps[step.type].asks(state, step);
  const touches = <T extends Key<Steps>>(state: State, step: Of<Steps, T>, seat: Seat) =>
    rules.steps[step.type].concerns?.(state, step, seat) ?? true;
  const run = <T extends Key<Steps>>(state: State, step: Of<Steps, T>, chance: Chance) =>
    rules.steps[step.type].run(state, step, chance);
  return { decide, choices, question, settle };
}

const isPlayable = ({ during }: { readonly during?: readonly string[] }, type: string | undefined): boolean =>
  during === undefined || (type !== undefined && during.includes(type));

/** Nothing where a rehearsal meets luck, so that the facts before it are kept. */
function unlessUndrawn<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Undrawn) return undefined;
    throw error;
  }
}
