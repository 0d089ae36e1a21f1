import { nameOf } from "@seneschal/wording/games/middle-ages";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { MiddleAgesModel, Spot } from "../game.ts";

/** Why a rule blocks this choice, in words; a link to the rule follows. */
export function reasonOf(t: Translate, model: MiddleAgesModel, { type }: Draft, spot: Spot | undefined): string {
  if (spot && spot.lord !== null) return t("reason.lord", { name: nameOf(model, spot.lord) });
  if (spot && spot.scout !== null) return t("reason.scout", { name: nameOf(model, spot.scout) });
  if (type === "addCoin") return t("reason.hasCoin");
  return t(type === "addPlot" ? "reason.counted" : "reason.other");
}
