import type { Translate } from "@seneschal/wording";
import type { Family } from "../game.ts";

/** How many cards of each kind a family has in hand. The backs of the cards are open to all players. */
export function handText(t: Translate, { hand }: Family): string {
  const kinds = (["characters", "events"] as const).filter((kind) => hand[kind] > 0);
  return kinds.map((kind) => t(`family.${kind}`, { count: hand[kind] })).join(", ") || t("family.noCards");
}
