import { flowOf } from "../../core/flow.ts";
import { positionAfter } from "../../core/position.ts";
import type { Ruleset, Seat } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import {
  accept,
  ambush,
  attack,
  decline,
  type Edition,
  type Feud,
  heldBy,
  lose,
  type Move,
  offer,
  pass,
  redeploy,
  relic,
  rest,
  settled,
  stance,
  taxOf,
  vote,
  voters,
  withdraw,
} from "./feud-moves.fixture.ts";
import {
  type AgendaStep,
  evolve,
  type Fact,
  type FeudState,
  houseOf,
  type Name,
  namesOfSeats,
  seatsOf,
} from "./feud-position.fixture.ts";
import { redact, redeal, revealingFacts, view } from "./feud-secrets.fixture.ts";

const ended = (holder: Seat, pawns: number, home: number): readonly Fact[] => [
  { type: "BattleEnded", holder, pawns, home },
  settled(),
];
function fought(state: FeudState, die: () => number): readonly Fact[] {
  if (state.battle === "none") return [settled()];
  const { attacker, defender, attackers, defenders } = state.battle;
  const shown: readonly Fact[] = [{ type: "StancesShown", stances: state.stances }];
  const hasWithdrawn = (seat: Seat) => state.stances.some((one) => one.seat === seat && one.stance === "withdraw");
  if (hasWithdrawn(attacker) || attackers === 0) return [...shown, ...ended(defender, defenders, attackers)];
  if (hasWithdrawn(defender) || defenders === 0) return [...shown, ...ended(attacker, attackers, 0)];
  const [attackerDie, defenderDie] = [die(), die()];
  const hit = attackerDie > defenderDie ? [defender] : [attacker];
  const next = hit.map((seat): AgendaStep => ({ type: "losses", seat }));
  const again: readonly AgendaStep[] = [{ type: "window", over: "battle" }, { type: "stances" }, { type: "round" }];
  return [...shown, { type: "RoundFought", attackerDie, defenderDie }, settled(...next, ...again)];
}
/** F-3.3: with nobody left on one side there is nothing to choose. */
function fighters({ battle }: FeudState): readonly Seat[] {
  if (battle === "none" || battle.attackers === 0 || battle.defenders === 0) return [];
  return [battle.attacker, battle.defender];
}
function counted(state: FeudState): Name | "nobody" {
  const weight = (name: Name) => state.votes.filter(({ on }) => on === name).length;
  return voters(state).find((name) => weight(name) * 2 > state.votes.length) ?? "nobody";
}

export const feudOf = (edition: Edition): Ruleset<Feud> => {
  const { settle, ...flow } = flowOf<FeudState, ByType<Move>, ByType<AgendaStep>, Fact>({
    evolve,
    moves: {
      vote,
      rest,
      redeploy,
      attack,
      pass,
      relic,
      ambush,
      stance,
      lose,
      offer,
      accept,
      decline,
      withdraw,
      tax: taxOf(edition),
    },
    steps: {
      ballot: { asks: seatsOf, run: () => [settled()] },
      count: {
        asks: () => [],
        run(state) {
          const marshal = counted(state);
          const seat = seatsOf(state).find((one) => namesOfSeats[one] === marshal);
          const shown: Fact = { type: "VotesShown", votes: state.votes, marshal };
          return seat === undefined ? [shown, settled()] : [shown, { type: "LevyTaken", seat, crowns: 1 }, settled()];
        },
      },
      turn: { asks: (_, { seat }) => [seat], run: () => [settled()] },
      // F-4.1: everyone who holds a card is asked, whatever the card: that they hold one is public, which one is not.
      window: {
        asks: (state) => seatsOf(state).filter((seat) => houseOf(state, seat).hand.length > 0),
        affects: (state, { over }, seat) => over !== "battle" || fighters(state).includes(seat),
        run: () => [settled()],
      },
      levy: {
        asks: () => [],
        run: (state, { seat }) => [{ type: "LevyTaken", seat, crowns: state.isLevyForbidden ? 0 : 2 }, settled()],
      },
      stances: { asks: fighters, run: () => [settled()] },
      round: { asks: () => [], run: (state, _, chance) => fought(state, chance.die) },
      losses: { asks: (_, { seat }) => [seat], run: () => [settled()] },
      upkeep: {
        asks: () => [],
        run(state, _, chance) {
          const expired = state.offers.map((one): Fact => ({ type: "OfferEnded", offer: one.offer }));
          const cards = chance.shuffle(state.pile);
          const short = seatsOf(state).filter((seat) => houseOf(state, seat).hand.length < edition.handMax);
          const drawn = short.flatMap((seat, at): readonly Fact[] => {
            const card = cards[at];
            return card === undefined ? [] : [{ type: "CardDrawn", seat, card }];
          });
          return [...expired, ...drawn, settled()];
        },
      },
    },
  });
  const currentScores = (state: FeudState) =>
    state.houses.map(({ crowns }, seat) => crowns + 2 * heldBy(state, seat).length);
  const feud: Ruleset<Feud> = {
    id: "feud",
    revision: 1,
    seats: { min: 2, max: 3 },
    revealingFacts,
    ...flow,
    evolve,
    currentScores,
    outcome(state) {
      if (state.agenda.pending.length > 0) return undefined;
      const scores = currentScores(state);
      return {
        ranking: scores.map((score, seat) => ({
          seat,
          score,
          rank: 1 + scores.filter((one) => one > score).length,
          tieBreaks: [],
        })),
      };
    },
    setUp({ seats, options: { rounds = 2 } }, chance) {
      const opening: Fact = { type: "GameBegan", seats };
      const begin = positionAfter(feud, [opening]);
      const turns = seatsOf(begin).map((seat): AgendaStep => ({ type: "turn", seat }));
      const round: readonly AgendaStep[] = [{ type: "upkeep" }, { type: "ballot" }, { type: "count" }, ...turns];
      const plan: Fact = { type: "Interrupted", by: Array.from({ length: rounds }, () => round).flat() };
      return [opening, ...settle(begin, [plan], chance).facts];
    },
    view,
    redact,
    redeal,
  };
  return feud;
};

export const feud = feudOf({ hasLevyWindows: true, handMax: 3 });
