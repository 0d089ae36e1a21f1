import type { Game } from "../../../lib/api-client/types.ts";
import type { Viewpoint } from "./viewpoints.ts";

/** What a replay shows of its game, which was played here or imported. */
export interface ReplayedGame extends Pick<Game, "name" | "tournament" | "finishedAt"> {
  readonly ruleset: string;
  /** Several in a tie, none while the game is running. Their names have marks if they are not registered. */
  readonly winners: readonly { readonly seat: number; readonly name: string }[];
  readonly viewpoints: readonly Viewpoint[];
  /** Only its players can open the replay. */
  readonly isPrivate: boolean;
  /** The path of the page of the replay. */
  readonly path: string;
}
