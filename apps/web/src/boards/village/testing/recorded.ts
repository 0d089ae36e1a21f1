import type { Move, MovePreview } from "../../board-model.ts";
import type { Village, VillageModel } from "../game.ts";
import positions from "./positions.json" with { type: "json" };

export interface Moment {
  readonly seat: number | null;
  readonly move?: Move;
  readonly model: Omit<VillageModel, "people" | "yourSeat">;
  readonly preview?: MovePreview<Village>;
}

/** Moments of one recorded game: the first of each kind of question, and the end. */
export const recorded = positions as unknown as Readonly<Record<string, Moment>>;
