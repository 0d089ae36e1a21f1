import { type ComponentFile, componentFile, wares as villageWares } from "@seneschal/schema/games/village";
import { faultsIn } from "./component-faults.ts";
import { professions } from "./places.ts";
import { actions, colours } from "./state.ts";
import type { Board, Box, PlayerCountTable, Ware } from "./types.ts";

/** Reads a file of components; refuses one that is not a whole box, and names the rows at fault. */
export function boxFrom(file: unknown): Box {
  const { success, data, error } = componentFile.safeParse(file);
  if (!success) refuse(error.issues.map(({ path, message }) => `${rowAt(path)}: ${message}`));
  const faults = faultsIn(data);
  if (faults.length > 0) refuse(faults);
  return boxOf(data);
}

function refuse(faults: readonly string[]): never {
  throw new Error(`These components are not a whole box:\n${faults.join("\n")}`);
}

/** As a person counts: `customers row 17, prestige`. */
function rowAt(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `row ${part + 1},` : String(part))).join(" ");
}

function boxOf(file: ComponentFile): Box {
  const { components } = file;
  return {
    id: file.dataset,
    isOfficial: file.official,
    board: boardOf(file),
    tables: ([2, 3, 4] as const).map((seats) => tableFor(file, seats)),
    members: components.members,
    monks: components.monks,
    cubes: colours.map((colour) => ({ colour, cubes: components.influence_cubes[colour] })),
    plague: components.plague_cubes,
    coins: components.starting_coins,
    customers: file.customers.map(({ asks, prestige }) => ({ asks: waresOf(asks), prestige })),
  };
}

function boardOf(file: ComponentFile): Board {
  const { council, church, travel, harvest, mill, market } = file;
  return {
    lap: file.time.lap,
    plagueTime: file.time.plague,
    wellCubes: file.well_cubes,
    grainMax: file.components.grain_max,
    harvest: { plain: harvest.plain, horse: harvest.horse_and_plough, ox: harvest.ox_and_plough },
    crafts: file.crafts.map(({ id, train_time, make_time, goods, price }) => ({
      building: id,
      train: train_time,
      make: make_time,
      goods,
      price: waresOf(price),
    })),
    mill: { time: mill.time, price: waresOf(mill.price), coins: mill.coins },
    fee: { price: waresOf(market.fee.price), time: market.fee.time },
    cities: travel.cities.map(({ id, ...reward }) => ({ city: id, ...reward })),
    paths: travel.paths.map(({ from, to, time, price }) => ({
      from: from === "village" ? null : from,
      to,
      time,
      price: waresOf(price),
    })),
    cityScores: travel.scores,
    council: council.levels.map(({ level, time, prices, score }) => ({
      level,
      time,
      prices: prices.map(waresOf),
      score,
    })),
    privileges: { cubes: council.cubes, coins: council.coins, prestige: council.prestige },
    church: {
      price: waresOf(church.price),
      time: church.time,
      windowScores: church.window_scores,
      steps: church.steps,
      figures: church.figures,
      ransom: church.ransom,
      prestige: church.prestige,
    },
    chronicleScores: file.chronicle.scores,
    roundsMax: file.rounds_max,
  };
}

function tableFor(file: ComponentFile, seats: 2 | 3 | 4): PlayerCountTable {
  const { setup_cards: cards, market, chronicle, graves } = file;
  return {
    seats,
    added: cards.added_per_colour[seats],
    placed: actions.map((action) => ({ action, cubes: cards.placed[action][seats] })),
    stalls: market.stalls[seats],
    queue: market.queue[seats],
    chronicle: professions.map((profession) => ({ profession, places: chronicle.places[profession][seats] })),
    graves: graves[seats],
  };
}

/** Ware by ware, those of a kind side by side. */
function waresOf(price: Readonly<Partial<Record<Ware, number>>>): readonly Ware[] {
  return wares.flatMap((ware) => Array.from({ length: price[ware] ?? 0 }, () => ware));
}
const wares: readonly Ware[] = villageWares;
