import type { Draft } from "../../board-model.ts";
import { blockingRule } from "../../choice.ts";
import { actionsOf, completed } from "../actions.ts";
import type { Action, VillageModel } from "../game.ts";

/** A part of the board that lights where something may be chosen: `council-2`, `stall-0`, `city-A`, `space-market`. */
export type SpotName = string;

/** The actions that are available at each spot, in the order of the list. */
export function openSpots({ choices, question }: VillageModel): ReadonlyMap<SpotName, readonly Draft[]> {
  const spots = new Map<SpotName, Draft[]>();
  for (const draft of actionsOf(choices)) {
    if (blockingRule(choices, draft) !== undefined) continue;
    for (const spot of spotsOf(draft, question?.kind)) {
      spots.set(spot, [...(spots.get(spot) ?? []), completed(choices, draft)]);
    }
  }
  return spots;
}

/** Where on the board an action can be chosen: at its own place, and at that of its space in the village; some are only in the list. */
export function spotsOf(draft: Draft, kind: string | undefined): readonly SpotName[] {
  if (kind === "reward") return [spaceOf("travel")];
  const own = spots[draft.type]?.(draft);
  const action = actions[draft.type];
  return [...(own === undefined ? [] : [own]), ...(action === undefined ? [] : [spaceOf(action)])];
}

const spots: Readonly<Record<string, (draft: Draft) => SpotName>> = {
  take: ({ action }) => spaceOf(String(action) as Action),
  act: ({ action }) => spaceOf(String(action) as Action),
  useWell: () => "well",
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

const actions: Readonly<Record<string, Action>> = {
  harvest: "harvest",
  birth: "family",
  recall: "family",
  train: "crafts",
  make: "crafts",
  buy: "crafts",
  mill: "crafts",
  serve: "market",
  setOut: "travel",
  travel: "travel",
  enterCouncil: "council",
  advance: "council",
  takeMarker: "council",
  chooseCubes: "council",
  chooseGood: "council",
  buyPrestige: "council",
  pledge: "church",
  buyOut: "church",
  rise: "church",
};

export const spaceOf = (action: Action): SpotName => `space-${action}`;

const workshops: Readonly<Record<string, SpotName>> = {
  wagon: "wainwright",
  horse: "stables",
  ox: "stables",
  scroll: "library",
  plough: "smithy",
};
