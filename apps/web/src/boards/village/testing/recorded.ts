import type { Move, Rehearsal } from "../../scene.ts";
import type { Village, VillageScene } from "../game.ts";
import scenes from "./scenes.json" with { type: "json" };

export interface Moment {
  readonly seat: number | null;
  readonly move?: Move;
  readonly scene: Omit<VillageScene, "people" | "yourSeat">;
  readonly rehearsal?: Rehearsal<Village>;
}

/** Moments of one recorded game: the first of each kind of question, and the end. */
export const recorded = scenes as unknown as Readonly<Record<string, Moment>>;
