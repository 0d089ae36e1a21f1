import { emptyAgenda } from "../../../core/agenda.ts";
import { evolveBy, type OwnFact } from "../../../core/evolving.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { Evolvers } from "../../../core/unions.ts";
import { columnOf, domains, type Fief, fiefOf, isSameTile, type Row, type State, tilesIn } from "../model/state.ts";
import type { AgendaStep, Fact, FactOf, Tile } from "../model/types.ts";
import { columnsWith, fiefsWith, withFief, withParts, withSupply } from "./change.ts";

const evolvers: Evolvers<State, OwnFact<Fact>> = {
  RowFilled: withRow,
  PileTurned: (state, { tile }) => withSupply(state, { pile: without(state.supply.pile, [tile]), next: tile }),
  StackOpened: (state, { stack }) =>
    withSupply(state, {
      pile: [...state.supply.pile, ...tilesIn(state.tileSet, stack)],
      waitingStacks: state.supply.waitingStacks.filter((waiting) => waiting !== stack),
    }),
  DiscardsShuffled: (state) =>
    withSupply(state, { pile: [...state.supply.pile, ...state.supply.discards], discards: [] }),
  EventsDrawn: (state, { events }) => withParts(state, { events: { drawn: events, done: 0 } }),
  OrderDrawn: (state, { order }) => withParts(state, { order }),

  RoundBegan: (state, { round, order }) => {
    return withParts(state, { round, order, rows: state.rows.filter((row) => row.round >= round) });
  },
  TileDiscarded: (state, { round, place, tile }) => {
    const left = withSupply(state, { discards: [...state.supply.discards, tile] });
    return withParts(left, { rows: withoutTile(state.rows, round, place, null) });
  },
  LordSent: (state, { seat, round, place }) => withFief(state, seat, { lord: { round, place } }),
  TileGathered: (state, { seat, round, place, tile }) =>
    withParts(state, {
      rows: withoutTile(state.rows, round, place, seat),
      fiefs: fiefsWith(state, seat, { columns: columnsWith(fiefOf(state, seat), tile) }),
    }),
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
    const fief = fiefOf(state, seat);
    return withFief(state, seat, {
      columns: columnsWith(fief, tile),
      graveyard: fief.graveyard.toSpliced(index, 1),
    });
  },
  ExtraCoinLaid: (state, { seat, domain }) => {
    const { extraCoins } = fiefOf(state, seat);
    const left = withSupply(state, { extraCoins: state.supply.extraCoins - 1 });
    return withFief(left, seat, { extraCoins: [...extraCoins, domain] });
  },
  PlotLaid: (state, { seat, plot, domain }) => {
    const { plots } = fiefOf(state, seat);
    const supply = state.supply.plots;
    const left = withSupply(state, { plots: supply.toSpliced(supply.indexOf(plot), 1) });
    return withFief(left, seat, { plots: [...plots, { plot, domain }] });
  },

  EventStruck: (state) => withParts(state, { events: { ...state.events, done: state.events.done + 1 } }),
  EmptyDomainsCounted: (state) => state,
  GameEnded: (state, { ranking, decidedBy }) => withParts(state, { ending: { ranking, decidedBy } }),
};

export const evolve = evolveBy<State, AgendaStep, Fact>({
  begun,
  withAgenda: (state, agenda) => withParts(state, { agenda }),
  evolvers,
});

function begun({ seats, tileSet }: FactOf<"GameBegan">): State {
  const [stack, ...waitingStacks] = tileSet.tables.find((table) => table.seats === seats)?.stacks ?? [];
  return {
    agenda: emptyAgenda,
    tileSet,
    round: 0,
    order: [],
    rows: [],
    fiefs: Array.from({ length: seats }, () => emptyFief(tileSet.startingCoins)),
    events: { drawn: [], done: 0 },
    supply: {
      pile: stack === undefined ? [] : tilesIn(tileSet, stack),
      next: null,
      waitingStacks,
      discards: [],
      extraCoins: tileSet.extraCoins,
      plots: tileSet.plots,
    },
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

/** The new row replaces the emptied one. */
function withRow(state: State, { round, tiles }: FactOf<"RowFilled">): State {
  const left = state.rows.filter((row) => row.round > state.round);
  const spots = tiles.map((tile) => ({ tile, gatheredBy: null }));
  const { next, pile } = state.supply;
  const drawnFrom = next === null ? pile : [next, ...pile];
  const drawn = withSupply(state, { pile: without(drawnFrom, tiles), next: null });
  return withParts(drawn, { rows: [...left, { round, spots }] });
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
  const at = rows.findIndex((row) => row.round === round);
  const spots = rows[at]?.spots;
  return spots === undefined ? rows : rows.with(at, { round, spots: spots.with(place, { tile: null, gatheredBy }) });
}
