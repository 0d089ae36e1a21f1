import type { PieceName } from "../../fief-shared/pieces/drawings/symbols.tsx";

/** What the legend of the map explains. */
export const legendPieces = [
  ...(["house", "castle", "capital", "mill", "press", "soldier", "purse"] as const),
  ...(["king", "cardinal", "bishop", "bad-weather", "famine", "revolt"] as const),
] satisfies readonly PieceName[];
