import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "../../core/agenda.ts";
import type { Audience, Seat } from "../../core/ruleset.ts";

/** Hidden hands, a draw, a random card of another hand shown to one player alone, and cards chosen at the same time. */
export type AgendaStep =
  | { readonly type: "peeking"; readonly seat: Seat }
  | { readonly type: "choosing" | "showing" | "drawing" };
export type Move =
  | { readonly type: "peek"; readonly at: Seat }
  | { readonly type: "pass" }
  | { readonly type: "choose"; readonly card: number };
type Drawn<Card> = { readonly type: "CardDrawn"; readonly seat: Seat; readonly card: Card };
type Peeked<Card> = { readonly type: "CardPeeked"; readonly seat: Seat; readonly at: Seat; readonly card: Card };
type Chosen<Card> = { readonly type: "CardChosen"; readonly seat: Seat; readonly card: Card };
type Open =
  | AgendaFact<AgendaStep>
  | { readonly type: "GameBegan"; readonly seats: number }
  | { readonly type: "CardsShown"; readonly cards: readonly number[] }
  | { readonly type: "DieRolled"; readonly die: number }
  | { readonly type: "PointsScored"; readonly seat: Seat; readonly points: number };
export type Fact = Open | Drawn<number> | Peeked<number> | Chosen<number>;
export type RedactedFact = Open | Drawn<number | "hidden"> | Peeked<number | "hidden"> | Chosen<number | "hidden">;
export interface State {
  readonly agenda: Agenda<AgendaStep>;
  readonly pile: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly chosen: readonly (number | null)[];
  /** Who has peeked at which card of which seat. An entry that went when its card is shown would tell which card it was. */
  readonly peeked: readonly Readonly<{ seat: Seat; at: Seat; card: number }>[];
  readonly shown: readonly number[];
  readonly coins: readonly number[];
  readonly scores: readonly number[];
}
export type Peeking = {
  options: object;
  state: State;
  move: Move;
  fact: Fact;
  redactedFact: RedactedFact;
  view: unknown;
};

export const seatsOf = ({ hands }: State): readonly Seat[] => hands.map((_, seat) => seat);
/** In hand or chosen: others cannot tell which. */
export const heldBy = ({ hands, chosen }: State, seat: Seat): readonly number[] => {
  const card = chosen[seat] ?? null;
  return [...(hands[seat] ?? []), ...(card === null ? [] : [card])];
};
export const sees = (audience: Audience, seat: Seat) => audience === "arbiter" || audience === seat;

const changed = <Value>(list: readonly Value[], seat: Seat, change: (value: Value) => Value) =>
  list.map((value, at) => (at === seat ? change(value) : value));
const without = (cards: readonly number[], gone: number) => cards.filter((card) => card !== gone);
const sorted = (cards: readonly number[]) => cards.toSorted((one, other) => one - other);

export function evolve(state: State | undefined, fact: Fact): State {
  if (fact.type === "GameBegan") return begun(fact.seats);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  switch (fact.type) {
    case "Settled":
    case "Interrupted":
    case "Answered":
      return { ...state, agenda: withAgendaFact(state.agenda, fact) };
    case "CardDrawn": {
      const hands = changed(state.hands, fact.seat, (hand) => sorted([...hand, fact.card]));
      return { ...state, pile: without(state.pile, fact.card), hands };
    }
    case "CardPeeked": {
      const { seat, at, card } = fact;
      return {
        ...state,
        coins: changed(state.coins, seat, (coins) => coins - 1),
        peeked: [...state.peeked, { seat, at, card }],
      };
    }
    case "CardChosen": {
      const hands = changed(state.hands, fact.seat, (hand) => without(hand, fact.card));
      return { ...state, hands, chosen: changed(state.chosen, fact.seat, () => fact.card) };
    }
    case "CardsShown":
      return {
        ...state,
        chosen: state.chosen.map(() => null),
        shown: [...state.shown, ...fact.cards],
      };
    case "DieRolled":
      return state;
    case "PointsScored":
      return { ...state, scores: changed(state.scores, fact.seat, (score) => score + fact.points) };
  }
}
function begun(seats: number): State {
  const forEach = <Value>(value: Value) => new Array<Value>(seats).fill(value);
  return {
    agenda: emptyAgenda,
    pile: Array.from({ length: 8 * seats }, (_, at) => at + 1),
    hands: forEach([]),
    chosen: forEach(null),
    peeked: [],
    shown: [],
    coins: forEach(2),
    scores: forEach(0),
  };
}
