import type { Chance } from "../../../core/chance.ts";
import { givenBeginning } from "../../../testing/position.ts";
import { evolve } from "../evolve/evolve.ts";
import { columnOf, domains, type Fief, type Row, type State, type Supply } from "../model/state.ts";
import { tileSetFrom } from "../model/tile-set.ts";
import reconstruction from "../model/tile-sets/reconstruction-1.json" with { type: "json" };
import type { Domain, EventId, Fact, FactOf, Tile, TileSet } from "../model/types.ts";
import { turnsIn } from "../rules/round.ts";
import { middleAges, settleMiddleAges } from "../ruleset.ts";

export const reconstructed: TileSet = tileSetFrom(reconstruction);

/** `field`, `field+p` with a Peasant, `field+c` with a Chest; blue, as far as there is one. */
export function tile(text: string): Tile {
  const [domain, sign] = text.split("+");
  const found = reconstructed.tiles.find(
    (one) => one.domain === domain && one.peasants === Number(sign === "p") && one.chests === Number(sign === "c"),
  );
  if (found === undefined) throw new Error(`no tile ${text} in the box`);
  return found;
}

/** `field+p mill village`. */
export const tiles = (text: string): readonly Tile[] => text.split(" ").filter(Boolean).map(tile);

export interface FiefPlan {
  readonly coins?: number;
  readonly tiles?: string;
  readonly graveyard?: string;
  readonly extraCoins?: readonly Domain[];
  /** The token's sign, and where it lies. */
  readonly plots?: readonly (readonly [plot: Domain, domain: Domain])[];
  /** The tile on which the lord stands. */
  readonly lordOn?: string;
  /** Has played already: the place in the next row to which the lord went. */
  readonly goneTo?: number;
  readonly scout?: readonly [round: number, place: number];
}

export interface Plan {
  readonly round?: number;
  readonly fiefs: readonly FiefPlan[];
  /** All have played; else every seat that has not gone is still to play this round, in order. */
  readonly begins?: "roundEnd";
  /** What is drawn until the first question. */
  readonly chance?: Chance;
  readonly events?: readonly EventId[];
  readonly supply?: Partial<Supply>;
}

/** A position in the middle of a game: seat 0 stands furthest to the left and so on, the row's last tile is set aside. */
export const position = (plan: Plan): State => begun(plan).state;

/** The table at that position, with the facts up to the first question. */
export function begun(plan: Plan) {
  const { chance, begins, fiefs } = plan;
  const state = laidOut(plan);
  const waiting = state.order.filter((seat) => begins === undefined && fiefs[seat]?.goneTo === undefined);
  const steps: Fact = { type: "Interrupted", by: turnsIn(state, state.round, waiting) };
  return givenBeginning({
    ruleset: middleAges,
    settle: settleMiddleAges,
    state,
    plan: [steps],
    ...(chance !== undefined && { chance }),
  });
}

function laidOut({ round = 5, fiefs, begins, events = [], supply = {} }: Plan): State {
  const seats = fiefs.length;
  const box = evolve(undefined, { type: "GameBegan", seats, tileSet: reconstructed });
  const order = fiefs.map((_, seat) => seat);
  const done = reconstructed.eventAfterRounds.filter((after) => after < round).length;
  const filler = reconstructed.events.map(({ event }) => event).filter((event) => !events.includes(event));
  return {
    ...box,
    round,
    order,
    rows: rowsFrom(round, fiefs, begins),
    fiefs: fiefs.map((plan, seat) => fief(plan, round, seat)),
    events: { drawn: [...filler.slice(0, done), ...events], done },
    supply: { ...box.supply, ...supply },
  };
}

/** The first two facts of a turn: the lord goes to this place of the next row, and the tile that it left is gathered. */
export function sent(state: State, seat: number, place: number): [FactOf<"LordSent">, FactOf<"TileGathered">] {
  const { round } = state;
  const left = state.fiefs[seat]?.lord?.place ?? 0;
  return [
    { type: "LordSent", seat, round: round + 1, place, tile: spotTile(state, round + 1, place) },
    { type: "TileGathered", seat, round, place: left, tile: spotTile(state, round, left) },
  ];
}

export function spotTile({ rows }: State, round: number, place: number): Tile {
  const found = rows.find((row) => row.round === round)?.spots[place]?.tile;
  if (!found) throw new Error(`no tile at place ${place} of the row of round ${round}`);
  return found;
}

const fillers = tiles("field mill village rampart market barracks");

function rowsFrom(round: number, fiefs: readonly FiefPlan[], begins: Plan["begins"]): readonly Row[] {
  const last = Math.min(round + reconstructed.rowsVisible - 1, reconstructed.rounds);
  const current = fiefs.map(({ lordOn = "church", goneTo }, seat) =>
    goneTo === undefined && begins === undefined
      ? { tile: tile(lordOn), gatheredBy: null }
      : { tile: null, gatheredBy: seat },
  );
  const later = Array.from({ length: last - round }, (_, place) => ({
    round: round + place + 1,
    spots: fillers.slice(0, fiefs.length + 1).map((one) => ({ tile: one, gatheredBy: null })),
  }));
  return [{ round, spots: [...current, { tile: null, gatheredBy: null }] }, ...later];
}

function fief(plan: FiefPlan, round: number, seat: number): Fief {
  const held = tiles(plan.tiles ?? "");
  return {
    coins: plan.coins ?? 0,
    columns: domains.map((domain) => held.filter((one) => columnOf(one.domain) === columnOf(domain))),
    graveyard: tiles(plan.graveyard ?? ""),
    extraCoins: plan.extraCoins ?? [],
    plots: (plan.plots ?? []).map(([plot, domain]) => ({ plot, domain })),
    lord: plan.goneTo === undefined ? { round, place: seat } : { round: round + 1, place: plan.goneTo },
    scout: plan.scout === undefined ? null : { round: plan.scout[0], place: plan.scout[1] },
  };
}
