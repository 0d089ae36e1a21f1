import { flowOf } from "../../core/flow.ts";
import { positionAfter } from "../../core/position.ts";
import { during } from "../../core/rules.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import {
  type AgendaStep,
  evolve,
  type Fact,
  type Move,
  type Peeking,
  type State,
  seatsOf,
} from "./peeking-position.fixture.ts";
import { redact, redeal, revealingFacts, view } from "./peeking-secrets.fixture.ts";

const rounds = 2;
const settled = (...next: readonly AgendaStep[]): Fact => ({ type: "Settled", next });
const drawn = (state: State, cards: readonly number[]): readonly Fact[] =>
  seatsOf(state).map((seat) => ({ type: "CardDrawn", seat, card: cards[seat] ?? 0 }));

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: {
    peek: during("peeking", {
      rule: "P-1.1",
      choices: ({ state, seat }) =>
        (state.coins[seat] ?? 0) > 0
          ? [{ type: "peek", fields: { at: { oneOf: seatsOf(state).filter((one) => one !== seat) } } }]
          : [],
      facts: ({ state, seat }, { at }, chance) => [
        { type: "CardPeeked", seat, at, card: chance.pick(state.hands[at] ?? []) },
        settled(),
      ],
    }),
    pass: during("peeking", {
      rule: "P-1.2",
      choices: () => [{ type: "pass", fields: {}, isDefault: true }],
      facts: () => [settled()],
    }),
    choose: during("choosing", {
      rule: "P-2.1",
      choices: ({ state, seat }) => [
        { type: "choose", fields: { card: { oneOf: state.hands[seat] ?? [] } }, isDefault: true },
      ],
      facts: ({ seat }, { card }) => [
        { type: "CardChosen", seat, card },
        { type: "Answered", seat },
      ],
    }),
  },
  steps: {
    peeking: { asks: (_, { seat }) => [seat], run: () => [settled()] },
    choosing: { asks: seatsOf, run: () => [settled()] },
    showing: {
      asks: () => [],
      run(state, _, chance) {
        const cards = state.chosen.flatMap((card) => card ?? []);
        const die = chance.die();
        const seat = state.chosen.indexOf(Math.max(...cards));
        const points = die > 3 ? 2 : 1;
        return [
          { type: "CardsShown", cards },
          { type: "DieRolled", die },
          { type: "PointsScored", seat, points },
          settled(),
        ];
      },
    },
    drawing: { asks: () => [], run: (state, _, chance) => [...drawn(state, chance.shuffle(state.pile)), settled()] },
  },
});

export const peeking: Ruleset<Peeking> = {
  id: "peeking",
  revision: 1,
  seats: { min: 2, max: 4 },
  revealingFacts,
  ...flow,
  evolve,
  setUp({ seats }, chance) {
    const opening: Fact = { type: "GameBegan", seats };
    const state = positionAfter(peeking, [opening]);
    const cards = chance.shuffle(state.pile);
    const dealt = [0, 1].flatMap((round) => drawn(state, cards.slice(round * seats)));
    const turns = seatsOf(state).map((seat): AgendaStep => ({ type: "peeking", seat }));
    const round: readonly AgendaStep[] = [{ type: "drawing" }, ...turns, { type: "choosing" }, { type: "showing" }];
    const plan: Fact = { type: "Interrupted", by: Array.from({ length: rounds }, () => round).flat() };
    return [opening, ...settle(state, [...dealt, plan], chance).facts];
  },
  outcome({ agenda, scores }) {
    if (agenda.pending.length > 0) return undefined;
    const rankOf = (score: number) => 1 + scores.filter((other) => other > score).length;
    return { ranking: scores.map((score, seat) => ({ seat, score, rank: rankOf(score), tieBreaks: [] })) };
  },
  currentScores: ({ scores }) => scores,
  view,
  redact,
  redeal,
};
