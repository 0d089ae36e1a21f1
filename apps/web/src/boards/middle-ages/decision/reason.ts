import { nameOf } from "@seneschal/wording/games/middle-ages";
import type { Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import type { MiddleAgesScene, Spot } from "../game.ts";

/** Why a rule bars this choice, in words; the rule stands behind it as a link. */
export function reasonOf(words: Words, scene: MiddleAgesScene, { type }: Draft, spot: Spot | undefined): string {
  if (spot && spot.lord !== null) return words("reason.lord", { name: nameOf(scene, spot.lord) });
  if (spot && spot.scout !== null) return words("reason.scout", { name: nameOf(scene, spot.scout) });
  if (type === "addCoin") return words("reason.hasCoin");
  return words(type === "addPlot" ? "reason.counted" : "reason.other");
}
