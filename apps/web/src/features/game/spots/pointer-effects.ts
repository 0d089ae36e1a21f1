import { dragPieces } from "./drag-pieces.ts";
import { highlightSpots } from "./highlight-spots.ts";

/**
 * While the mouse or the focus is on an option, the parts of the board that it is about are outlined, and the options of a
 * part while it is on the board; a tip shows what they bring. Pieces can be dragged. `first` came before this was loaded.
 */
export function followPointer(signal: AbortSignal, first: Event): void {
  if (signal.aborted) return;
  highlightSpots(signal, first);
  dragPieces(signal, first);
}
