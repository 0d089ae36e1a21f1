import { type AgendaFact, emptyAgenda, withAgendaFact } from "../../core/agenda.ts";
import type { Seat } from "../../core/ruleset.ts";
import type { ByType, Evolvers, Key, Of } from "../../core/unions.ts";
import { columnOf, domains, type Fief, fiefOf, isSameTile, type Row, type Spot, type State } from "./state.ts";
import type { Fact, FactOf, Stack, Step, Tile, TileSet } from "./words.ts";

export function evolve(state: State | undefined, fact: Fact): State {
  if (fact.type === "GameBegan") return begun(fact);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  return evolved(state, fact);
}

const evolvers: Evolvers<State, Exclude<Fact, { readonly type: "GameBegan" }>> = {
  Settled: withFlow,
  Interrupted: withFlow,
  Answered: withFlow,

  RowFilled: withRow,
  PileTurned: (state, { tile }) => ({ ...state, pile: without(state.pile, [tile]), next: tile }),
  StackOpened: (state, { stack }) => ({
    ...state,
    pile: [...state.pile, ...tilesIn(state.tileSet, stack)],
    waitingStacks: state.waitingStacks.filter((waiting) => waiting !== stack),
  }),
  DiscardsShuffled: (state) => ({ ...state, pile: [...state.pile, ...state.discards], discards: [] }),
  EventsDrawn: (state, { events }) => ({ ...state, events }),
  OrderDrawn: (state, { order }) => ({ ...state, order }),

  RoundBegan: (state, { round, order }) => ({
    ...state,
    round,
    order,
    rows: state.rows.filter((row) => row.round >= round),
  }),
  TileDiscarded: (state, { round, place, tile }) => ({
    ...state,
    rows: withoutTile(state.rows, round, place, null),
    discards: [...state.discards, tile],
  }),
  LordSent: (state, { seat, round, place }) => withFief(state, seat, { lord: { round, place } }),
  TileGathered: (state, { seat, round, place, tile }) =>
    withTile({ ...state, rows: withoutTile(state.rows, round, place, seat) }, seat, tile),
  ScoutSent: (state, { seat, round, place }) => withFief(state, seat, { scout: { round, place } }),
  ScoutKept: (state) => state,
  ScoutReturned: (state, { seat }) => withFief(state, seat, { scout: null }),

  CoinsGained: (state, { seat, total }) => withFief(state, seat, { coins: total }),
  CoinsLost: (state, { seat, total }) => withFief(state, seat, { coins: total }),
  CoinsPaid: (state, { from, to, fromTotal, toTotal }) =>
    withFief(withFief(state, from, { coins: fromTotal }), to, { coins: toTotal }),
  TileDestroyed: (state, { seat, tile, index }) => {
    const { columns, graveyard } = fiefOf(state, seat);
    const column = columnOf(tile.domain);
    return withFief(state, seat, {
      columns: columns.with(column, (columns[column] ?? []).toSpliced(index, 1)),
      graveyard: [...graveyard, tile],
    });
  },
  TileRaised: (state, { seat, tile, index }) => {
    const { graveyard } = fiefOf(state, seat);
    return withTile(withFief(state, seat, { graveyard: graveyard.toSpliced(index, 1) }), seat, tile);
  },
  ExtraCoinLaid: (state, { seat, domain }) => {
    const { extraCoins } = fiefOf(state, seat);
    return withFief({ ...state, extraCoins: state.extraCoins - 1 }, seat, { extraCoins: [...extraCoins, domain] });
  },
  PlotLaid: (state, { seat, plot, domain }) => {
    const { plots } = fiefOf(state, seat);
    const supply = state.plots.toSpliced(state.plots.indexOf(plot), 1);
    return withFief({ ...state, plots: supply }, seat, { plots: [...plots, { plot, domain }] });
  },

  EventStruck: (state) => ({ ...state, eventsDone: state.eventsDone + 1 }),
  EmptyDomainsCounted: (state) => state,
  GameEnded: (state, { ranking, decidedBy }) => ({ ...state, ending: { ranking, decidedBy } }),
};

const evolved = <T extends Key<typeof evolvers>>(state: State, fact: Of<ByType<Fact>, T>) =>
  evolvers[fact.type](state, fact);

function begun({ seats, tileSet }: FactOf<"GameBegan">): State {
  const [stack, ...waitingStacks] = tileSet.tables.find((table) => table.seats === seats)?.stacks ?? [];
  return {
    agenda: emptyAgenda,
    tileSet,
    round: 0,
    order: [],
    rows: [],
    fiefs: Array.from({ length: seats }, () => emptyFief(tileSet.startingCoins)),
    events: [],
    eventsDone: 0,
    pile: stack === undefined ? [] : tilesIn(tileSet, stack),
    next: null,
    waitingStacks,
    discards: [],
    extraCoins: tileSet.extraCoins,
    plots: tileSet.plots,
    ending: null,
  };
}

const emptyFief = (coins: number): Fief => ({
  coins,
  columns: domains.map(() => []),
  graveyard: [],
  extraCoins: [],
  plots: [],
  lord: null,
  scout: null,
});

export const tilesIn = ({ tiles }: TileSet, stack: Stack): readonly Tile[] =>
  tiles.filter((tile) => tile.stack === stack);

function withFlow(state: State, fact: AgendaFact<Step>): State {
  return { ...state, agenda: withAgendaFact(state.agenda, fact) };
}

/** The new row lies where the emptied one lay. */
function withRow(state: State, { round, tiles }: FactOf<"RowFilled">): State {
  const left = state.rows.filter((row) => row.round > state.round);
  const spots = tiles.map((tile) => ({ tile, gatheredBy: null }));
  const drawnFrom = state.next === null ? state.pile : [state.next, ...state.pile];
  return { ...state, rows: [...left, { round, spots }], pile: without(drawnFrom, tiles), next: null };
}

function without(pile: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const rest = [...pile];
  for (const tile of tiles) {
    const place = rest.findIndex((one) => isSameTile(one, tile));
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function withoutTile(rows: readonly Row[], round: number, place: number, gatheredBy: Seat | null): readonly Row[] {
  const empty: Spot = { tile: null, gatheredBy };
  return rows.map((row) => (row.round === round ? { round, spots: row.spots.with(place, empty) } : row));
}

const withFief = (state: State, seat: Seat, change: Partial<Fief>): State => ({
  ...state,
  fiefs: state.fiefs.with(seat, { ...fiefOf(state, seat), ...change }),
});

/** With a tile laid on top of its column. */
export function withTile(state: State, seat: Seat, tile: Tile): State {
  const { columns } = fiefOf(state, seat);
  const column = columnOf(tile.domain);
  return withFief(state, seat, { columns: columns.with(column, [...(columns[column] ?? []), tile]) });
}
