import type { PieceName } from "../../fief-shared/pieces/drawings/symbols.tsx";

/** What the legend of the map explains. */
export const legendPieces: readonly PieceName[] = [
  ...(["house", "castle", "city", "mill", "sergeant", "knight", "back", "engine", "bars", "purse", "relic"] as const),
  ...(["king", "queen", "prince", "pope", "cardinal", "bishop", "maid"] as const),
  ...(["excommunicated", "author", "passage"] as const),
  ...(["bad-weather", "famine", "plague", "good-harvest", "fine-weather"] as const),
];
