import { barrierOf } from "../../choice.ts";
import type { Draft } from "../../scene.ts";
import { completed, deedsOf } from "../decision/deeds.ts";
import type { Action, VillageScene } from "../game.ts";

/** A part of the board that lights where something may be chosen: `council-2`, `stall-0`, `city-A`, `space-market`. */
export type SpotName = string;

/** The deeds that are open at each spot, in the order of the list. */
export function openSpots({ choices }: VillageScene): ReadonlyMap<SpotName, readonly Draft[]> {
  const spots = new Map<SpotName, Draft[]>();
  for (const deed of deedsOf(choices)) {
    const spot = spotOf(deed);
    if (spot === undefined || barrierOf(choices, deed) !== undefined) continue;
    spots.set(spot, [...(spots.get(spot) ?? []), completed(choices, deed)]);
  }
  return spots;
}

/** Where on the board a deed is done; some are in the list alone. */
export function spotOf(deed: Draft): SpotName | undefined {
  return spots[deed.type]?.(deed);
}

const spots: Readonly<Record<string, (deed: Draft) => SpotName>> = {
  take: ({ action }) => spaceOf(String(action) as Action),
  act: ({ action }) => spaceOf(String(action) as Action),
  useWell: () => "well",
  harvest: () => spaceOf("harvest"),
  birth: () => spaceOf("family"),
  recall: ({ from }) => String(from),
  bury: ({ from }) => String(from),
  train: ({ building }) => String(building),
  make: ({ good }) => workshops[String(good)] ?? "",
  buy: ({ good }) => workshops[String(good)] ?? "",
  mill: () => "mill",
  serve: ({ stall }) => `stall-${stall}`,
  setOut: ({ city }) => `city-${city}`,
  travel: ({ city }) => `city-${city}`,
  enterCouncil: () => "council-1",
  advance: ({ from }) => `council-${Number(from) + 1}`,
  takeMarker: () => "council-1",
  chooseCubes: () => "council-2",
  chooseGood: () => "council-3",
  buyPrestige: () => "council-4",
  pledge: () => "bag",
  buyOut: () => "bag",
  rise: ({ from }) => `window-${Number(from) + 1}`,
};

export const spaceOf = (action: Action): SpotName => `space-${action}`;

const workshops: Readonly<Record<string, SpotName>> = {
  wagon: "wainwright",
  horse: "stables",
  ox: "stables",
  scroll: "library",
  plough: "smithy",
};
