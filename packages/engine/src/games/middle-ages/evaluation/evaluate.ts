import { columnOf, countOf, domains, type Fief, isAt, ruleOf, type State } from "../model/state.ts";
import type { Domain } from "../model/types.ts";
import { chestsIn, peasantsIn } from "../rules/domains/symbols.ts";
import { tollOf } from "../rules/toll.ts";
import { currentScores } from "../view/prospects.ts";
import { weights } from "./weights.ts";

/** The current score of each seat, and what its fief promises in the rounds to come. */
export function evaluate(state: State): readonly number[] {
  const scores = currentScores(state);
  if (state.ending !== null) return scores;
  const left = Math.max(0, state.tileSet.rounds - state.round);
  return state.fiefs.map((fief, seat) => {
    const promised = left * (growthOf(state, fief) + majoritiesOf(state, fief));
    return (scores[seat] ?? 0) + relief(state, fief, left) + promised + eventsOn(state, fief) + standOf(state, fief);
  });
}

/** What each domain of a fief adds to its incomes in one round. */
function growthOf(state: State, fief: Fief): number {
  let coins = weights.symbol * (peasantsIn(fief) + chestsIn(fief));
  for (const domain of domains) {
    const { income } = ruleOf(state, domain);
    const tiles = income.counts.reduce((sum, one) => sum + countOf(fief, one), 0);
    coins += weights.growth * income.coins * tiles * shareOf(state, domain);
  }
  return coins + weights.token * (fief.extraCoins.length + fief.plots.length);
}

/** How common a domain is among all tiles, compared with the average. */
const shareOf = ({ tileSet }: State, domain: Domain): number => {
  const { length } = tileSet.domains;
  const all = tileSet.domains.reduce((sum, { tiles }) => sum + tiles, 0);
  return ((tileSet.domains[columnOf(domain)]?.tiles ?? 0) * length) / all;
};

function majoritiesOf(state: State, fief: Fief): number {
  let won = 0;
  for (const other of state.fiefs) {
    if (other === fief) continue;
    won += Math.sign(countOf(fief, "mill") - countOf(other, "mill"));
    won += Math.sign(Math.max(0, countOf(fief, "barracks") - countOf(other, "rampart")));
    won -= Math.sign(Math.max(0, countOf(other, "barracks") - countOf(fief, "rampart")));
  }
  return (weights.majority * won) / Math.max(1, state.fiefs.length - 1);
}

/** Empty domains may still be filled: the part of their penalty that does not count yet. */
function relief({ tileSet, round }: State, fief: Fief, left: number): number {
  const empty = domains.filter((domain) => countOf(fief, domain) === 0).length;
  const early = left / Math.max(1, left + round);
  return empty * tileSet.emptyDomainPenalty * (1 - weights.emptyAtStart) * early;
}

/** What the events to come would bring the fief as it is. */
function eventsOn(state: State, fief: Fief): number {
  let coins = 0;
  for (const event of state.events.drawn.slice(state.events.done)) {
    const { each, counted, loses, raises } = tollOf(state, fief, event);
    coins += each * counted + weights.tile * (raises - loses.length);
  }
  return coins;
}

function standOf({ tileSet, rows }: State, { lord, scout }: Fief): number {
  if (lord === null || lord.round >= tileSet.rounds) return 0;
  const spots = rows.find(({ round }) => round === lord.round)?.spots ?? [];
  const ahead = spots.findIndex((_, place) => isAt(lord, lord.round, place));
  return weights.place * (spots.length - 1 - ahead) + (scout === null ? 0 : weights.scout);
}
