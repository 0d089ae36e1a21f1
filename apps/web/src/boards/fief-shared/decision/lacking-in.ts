import type { Words } from "@seneschal/wording";
import type { Draft } from "../../scene.ts";
import { isTrade } from "./deeds.ts";

/** An offer of which nothing is chosen yet says what it needs. */
export function lackingIn(words: Words, draft: Draft): string | null {
  return isTrade(draft) ? words(`hint.${draft.type}`) : null;
}
