import { capital } from "@seneschal/wording/games/village";
import type { MovePart, Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";

/** A move by itself: the space and the cube of it, or what is done. */
export function partsOf(words: Words, { type, action, cube }: Draft): readonly MovePart[] {
  if (type !== "take") return [{ name: null, text: words(`deed.${type}`), fields: [] }];
  const space = { name: null, text: words("list.take", { action: words(`action.${action}`) }), fields: ["action"] };
  if (typeof cube !== "string") return [space];
  return [space, { name: words("field.cube"), text: capital(words(`colour.${cube}`)), fields: ["cube"] }];
}
