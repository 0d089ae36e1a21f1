import type { Move, Rehearsal } from "../../scene.ts";
import type { Fief, FiefScene } from "../game.ts";
import scenes from "./scenes.json" with { type: "json" };

export interface Moment {
  readonly seat: number | null;
  readonly move?: Move;
  readonly scene: Omit<FiefScene, "people" | "yourSeat">;
  readonly rehearsal?: Rehearsal<Fief>;
}

/** Moments of recorded games: the fullest of each kind of question, and an end. */
export const recorded = scenes as unknown as Readonly<Record<string, Moment>>;
