import type { ComponentFile } from "@seneschal/schema/games/village";
import { professions } from "./places.ts";
import { actions, colours } from "./state.ts";

/** What the booklet says is in the box and on the board; what a review says is not held against a file. */
const box = {
  members: [4, 3, 2, 2],
  monks: 4,
  cubes: 18,
  plague: 6,
  customers: 24,
  cities: 6,
  firstCities: 2,
  levels: 4,
  windows: 4,
  marketSpaces: { "2": 8, "3": 9, "4": 10 },
} as const;
const tables = ["2", "3", "4"] as const;

/** Every way in which a file differs from the box, each with its rows. */
export function faultsIn(file: ComponentFile): readonly string[] {
  return [
    ...countFaults(file),
    ...customerFaults(file),
    ...craftFaults(file),
    ...travelFaults(file),
    ...levelFaults(file),
    ...tables.flatMap((seats) => tableFaults(file, seats)),
  ];
}

function miscount(what: string, found: number, expected: number): readonly string[] {
  return found === expected ? [] : [`${what}: ${found} where the box has ${expected}`];
}

function countFaults({ components, church, travel }: ComponentFile): readonly string[] {
  return [
    ...miscount("components.members", components.members.length, box.members.length),
    ...box.members.flatMap((count, index) =>
      miscount(`components.members row ${index + 1}`, components.members[index] ?? 0, count),
    ),
    ...miscount("components.monks", components.monks, box.monks),
    ...miscount("components.plague_cubes", components.plague_cubes, box.plague),
    ...colours.flatMap((colour) =>
      miscount(`components.influence_cubes ${colour}`, components.influence_cubes[colour], box.cubes),
    ),
    ...miscount("church.window_scores", church.window_scores.length, box.windows),
    ...miscount("church.steps", church.steps.length, box.windows - 1),
    ...miscount("church.figures", Math.max(church.figures, box.monks), box.monks),
    ...miscount("travel.scores", travel.scores.length, box.cities + 1),
  ];
}

function customerFaults({ customers }: ComponentFile): readonly string[] {
  return [
    ...miscount("customers", customers.length, box.customers),
    ...repeated(
      "customers",
      customers.map(({ id }) => id),
    ),
    ...customers.flatMap(({ id, asks }, index) => {
      const strange = Object.keys(asks).filter((ware) => ware === "coin" || colours.some((colour) => colour === ware));
      if (strange.length > 0) return [`customers row ${index + 1} (${id}): asks for ${strange.join(" and ")}`];
      return Object.keys(asks).length > 0 ? [] : [`customers row ${index + 1} (${id}): asks for nothing`];
    }),
  ];
}

function craftFaults({ crafts }: ComponentFile): readonly string[] {
  const makers = ["scroll", "horse", "plough", "ox", "wagon"] as const;
  return [
    ...repeated(
      "crafts",
      crafts.map(({ id }) => id),
    ),
    ...makers.flatMap((good) =>
      miscount(`crafts: buildings that make a ${good}`, crafts.filter(({ goods }) => goods.includes(good)).length, 1),
    ),
  ];
}

function travelFaults({ travel: { cities, paths } }: ComponentFile): readonly string[] {
  return [
    ...miscount("travel.cities", cities.length, box.cities),
    ...repeated(
      "travel.cities",
      cities.map(({ id }) => id),
    ),
    ...miscount(
      "travel.paths from the village",
      paths.filter(({ from }) => from === "village").length,
      box.firstCities,
    ),
    ...paths.flatMap(({ from, to }, index) =>
      from === to ? [`travel.paths row ${index + 1}: leads from ${from} to itself`] : [],
    ),
    ...repeated(
      "travel.paths",
      paths.map(({ from, to }) => [from, to].toSorted().join("–")),
    ),
    ...cities.flatMap(({ id }, index) =>
      paths.some(({ from, to }) => from === id || to === id) ? [] : [`travel.cities row ${index + 1} (${id}): no path`],
    ),
  ];
}

function levelFaults({ council: { levels } }: ComponentFile): readonly string[] {
  return [
    ...miscount("council.levels", levels.length, box.levels),
    ...levels.flatMap(({ level }, index) => miscount(`council.levels row ${index + 1}: level`, level, index + 1)),
  ];
}

function tableFaults(file: ComponentFile, seats: (typeof tables)[number]): readonly string[] {
  const { setup_cards: cards, components, market, chronicle } = file;
  const placed = actions.reduce((sum, action) => sum + cards.placed[action][seats], 0);
  const bag = cards.added_per_colour[seats] * colours.length + components.plague_cubes;
  const spaces = professions.reduce((sum, profession) => sum + chronicle.places[profession][seats], 0);
  return [
    ...miscount(
      `market with ${seats} players: stalls and queue`,
      market.stalls[seats] + market.queue[seats],
      box.marketSpaces[seats],
    ),
    ...(placed > 0 && placed <= bag
      ? []
      : [`setup_cards with ${seats} players: ${placed} cubes placed from a bag of ${bag}`]),
    ...(spaces > 0 ? [] : [`chronicle.places with ${seats} players: none`]),
    ...(file.graves[seats] > 0 ? [] : [`graves with ${seats} players: none`]),
  ];
}

function repeated(what: string, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    return first === index ? [] : [`${what} row ${index + 1} (${id}): row ${first + 1} has it already`];
  });
}
