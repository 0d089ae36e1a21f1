import type { Move, MovePreview } from "../../board-model.ts";
import type { Fief, FiefModel } from "../game.ts";
import positions from "./positions.json" with { type: "json" };

export interface Moment {
  readonly seat: number | null;
  readonly move?: Move;
  readonly model: Omit<FiefModel, "people" | "yourSeat">;
  readonly preview?: MovePreview<Fief>;
}

/** Moments of recorded games: of each kind of question the one with the most choices, and an end. */
export const recorded = positions as unknown as Readonly<Record<string, Moment>>;
