import {
  type AnyRuleset,
  type Chance,
  type Choice,
  defaultMove,
  type Question,
  type Seat,
  type Typed,
} from "@seneschal/engine";
import { previewMove } from "../moves/preview.ts";

/** A seat that plans moves, from a position that it cannot distinguish from the real one. */
export interface Planner {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  /** For draws whose results are assumed. */
  readonly chance: Chance;
  /** The auto-reply of the seat to a question, if one fits. */
  autoReplyTo(position: unknown, question: Question): Typed | undefined;
}

export interface PlannedStep {
  /** `known` and `open`: can be played now; `assumed`: comes after answers of others or chance. */
  readonly status: "known" | "open" | "assumed" | "refused" | "unseen";
  /** The rule that refuses the move. */
  readonly rule: string | null;
  /** Up to the first random draw or revealing fact. */
  readonly facts: readonly Typed[];
  /** The question that the move answers, and the turn of the game. */
  readonly question: { readonly kind: string; readonly turn: number | null } | null;
}

interface Reached {
  readonly position: unknown;
  /** Whether it relies on answers of others or on chance. */
  readonly isAssumed: boolean;
}

export interface LookedAhead extends Reached {
  /** One for each move. */
  readonly steps: readonly PlannedStep[];
}

/**
 * Plays the moves of a seat, each when the seat is asked next. Until then, the others give their default answers, and
 * chance is assumed. Ends where the seat is asked after the last move that is possible.
 */
export function lookAhead(planner: Planner, start: unknown, moves: readonly Typed[]): LookedAhead {
  const steps: PlannedStep[] = [];
  let reached = untilAsked(planner, { position: start, isAssumed: false });
  for (const move of moves) {
    const { step, after } = planned(planner, reached, move);
    steps.push(step);
    if (after === undefined) break;
    reached = untilAsked(planner, after);
  }
  const unseen = moves.slice(steps.length).map((): PlannedStep => unseenStep);
  return { ...reached, steps: [...steps, ...unseen] };
}

const unseenStep = { status: "unseen", rule: null, facts: [], question: null } as const;

interface Planned {
  readonly step: PlannedStep;
  /** Undefined if the move cannot be played. */
  readonly after?: Reached;
}

function planned({ ruleset, seat, chance }: Planner, { position, isAssumed }: Reached, move: Typed): Planned {
  const question = ruleset.question(position);
  if (!question?.seats.includes(seat)) return { step: unseenStep };
  const answers = { kind: question.kind, turn: ruleset.turn?.(position) ?? null };
  const preview = previewMove(ruleset, position, seat, move);
  if (preview.status === "refused") {
    return { step: { status: "refused", rule: preview.rule, facts: [], question: answers } };
  }
  const step: PlannedStep = {
    status: isAssumed ? "assumed" : preview.status,
    rule: null,
    facts: preview.facts,
    question: answers,
  };
  const decision = ruleset.decide(position, seat, move, chance);
  if ("refusal" in decision) return { step: { ...step, status: "refused", rule: decision.refusal.rule, facts: [] } };
  return { step, after: { position: decision.state, isAssumed: isAssumed || preview.status === "open" } };
}

/** Limits answers that lead back to the same question. */
const answersMax = 500;

/** The position when the seat is asked something that no auto-reply answers, or at the end of the game. */
function untilAsked({ ruleset, seat, chance, autoReplyTo }: Planner, { position, isAssumed }: Reached): Reached {
  let reached = position;
  for (let answers = 0; answers < answersMax; answers++) {
    const question = ruleset.question(reached);
    const isOwn = question?.seats.includes(seat) === true;
    const reply = question && isOwn ? autoReplyTo(reached, question) : undefined;
    if (question === undefined || (isOwn && reply === undefined))
      return { position: reached, isAssumed: isAssumed || answers > 0 };
    const answering = isOwn ? seat : (question.seats[0] ?? seat);
    const move = reply ?? defaultAnswer(ruleset, reached, answering);
    const decision = ruleset.decide(reached, answering, move, chance);
    if ("refusal" in decision) throw new Error(`rule ${decision.refusal.rule} refuses an answer that is offered`);
    reached = decision.state;
  }
  return { position: reached, isAssumed: true };
}

/** What happens for a seat that does not answer. */
export function defaultAnswer(ruleset: AnyRuleset, position: unknown, seat: Seat): Typed {
  const choice = ruleset.choices(position, seat).find(({ isDefault }) => isDefault === true);
  if (choice === undefined) throw new Error(`seat ${seat} has no default answer`);
  return defaultMove(choice as Choice<Typed & never>);
}
