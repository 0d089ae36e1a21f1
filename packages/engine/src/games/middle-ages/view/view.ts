import type { Audience, Seat } from "../../../core/ruleset.ts";
import { firstToFall } from "../model/graveyard.ts";
import {
  countOf,
  domains,
  type Fief,
  fiefOf,
  isAt,
  type Row,
  type State,
  type Supply,
  seatsOf,
  tilesIn,
  tilesOf,
} from "../model/state.ts";
import type { EventId, Tile, TileSet, View } from "../model/types.ts";
import { isExposed } from "../rules/domains/barracks.ts";
import { chestsIn, peasantsIn } from "../rules/domains/symbols.ts";
import { scoreOf } from "../rules/ending.ts";
import { coinsOf, incomeOf } from "../rules/income.ts";
import { doDiscardsReturn } from "../rules/supply.ts";
import { tollOf } from "../rules/toll.ts";
import { prospectsOf } from "./prospects.ts";

export function view(state: State, audience: Audience): View {
  return {
    tileSet: nameOf(state.tileSet),
    round: state.round,
    order: state.order,
    done: doneIn(state),
    rows: state.rows.map((row) => ({ round: row.round, spots: spotsOf(state, row) })),
    fiefs: seatsOf(state).map((seat) => fiefShown(state, seat)),
    events: state.events.drawn.map((event, place) => forecastOf(state, event, place)),
    pile: pileShown(state.supply),
    waitingStack: waitingStackOf(state),
    discards: state.supply.discards,
    discardsReturn: doDiscardsReturn(state),
    supply: { extraCoins: state.supply.extraCoins, plots: state.supply.plots },
    prospects: isToSend(state, audience) ? prospectsOf(state, audience) : [],
    ending: state.ending,
    agenda: state.agenda,
  };
}

export const nameOf = ({ id, isOfficial }: TileSet) => ({ id, isOfficial });
export const backOf = ({ number, stack }: Tile) => ({ number, stack });

/** Once the row is cleared away, everybody has played. */
function doneIn({ rows, round, order }: State): readonly Seat[] {
  const row = rows.find((one) => one.round === round);
  return row === undefined ? order : order.filter((seat) => row.spots.some(({ gatheredBy }) => gatheredBy === seat));
}

function spotsOf(state: State, { round, spots }: Row): View["rows"][number]["spots"] {
  const seatAt = (place: number, pawn: "lord" | "scout") => {
    const seat = state.fiefs.findIndex((fief) => isAt(fief[pawn], round, place));
    return seat < 0 ? null : seat;
  };
  // Written out in full: Node 20 gives an object that begins with a spread a new hidden class each time.
  return spots.map(({ tile, gatheredBy }, place) => {
    return { tile, gatheredBy, lord: seatAt(place, "lord"), scout: seatAt(place, "scout") };
  });
}

function fiefShown(state: State, seat: Seat): View["fiefs"][number] {
  const fief = fiefOf(state, seat);
  const { coins, columns, extraCoins, plots, graveyard, lord, scout } = fief;
  const target = firstToFall(fief);
  return {
    seat,
    coins,
    columns,
    extraCoins,
    plots,
    graveyard,
    peasants: peasantsIn(fief),
    chests: chestsIn(fief),
    lord,
    scout,
    incomes: incomesOf(state, fief),
    exposedTo: seatsOf(state).filter((other) => isExposed(state, seat, other, nextBarracksOf(state, other))),
    firstToFall: target === undefined ? null : (tilesOf(fief, target.domain)[target.index] ?? null),
    score: scoreOf(state, fief),
  };
}

const nextBarracksOf = (state: State, seat: Seat) => countOf(fiefOf(state, seat), "barracks") + 1;

function incomesOf(state: State, fief: Fief): View["fiefs"][number]["incomes"] {
  return domains.map((domain) => {
    const income = incomeOf(state, fief, domain);
    const counts = income.counted.map((one) => one.domain);
    return { domain, each: income.each + income.extra, counts, coins: coinsOf(income) };
  });
}

function forecastOf(state: State, event: EventId, place: number): View["events"][number] {
  const now = seatsOf(state).map((seat) => {
    const fief = fiefOf(state, seat);
    const { each, counted, loses, raises } = tollOf(state, fief, event);
    // MA-4.9: no one loses more than they have.
    return { seat, coins: Math.max(each * counted, 0 - fief.coins), loses, raises };
  });
  return { event, afterRound: state.tileSet.eventAfterRounds[place] ?? 0, isDone: place < state.events.done, now };
}

// MA-2.7: the back of the next tile, and how many are left; nothing deeper.
function pileShown({ next, pile }: Supply): View["pile"] {
  return next === null ? { next, left: pile.length } : { next: backOf(next), left: pile.length + 1 };
}

function waitingStackOf({ supply: { waitingStacks }, tileSet }: State): View["waitingStack"] {
  const [stack] = waitingStacks;
  return stack === undefined ? null : { stack, left: tilesIn(tileSet, stack).length };
}

function isToSend({ agenda }: State, audience: Audience): audience is Seat {
  const step = agenda.pending[0]?.step;
  return (step?.type === "sending" || step?.type === "placing") && step.seat === audience;
}
