import { capital } from "@seneschal/wording/games/village";
import type { MovePart, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";

/** A move by itself: the space and the cube of it, or what is done. */
export function movePartsOf(t: Translate, { type, action, cube }: Draft): readonly MovePart[] {
  if (type !== "take") return [{ name: null, text: t(`button.${type}`), fields: [] }];
  const space = { name: null, text: t("list.take", { action: t(`action.${action}`) }), fields: ["action"] };
  if (typeof cube !== "string") return [space];
  return [space, { name: t("field.cube"), text: capital(t(`colour.${cube}`)), fields: ["cube"] }];
}
