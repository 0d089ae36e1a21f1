import type { Lord } from "../game.ts";

/** The ranks and states of a lord that have a sign of their own. */
export type Sign = "king" | "cardinal" | "bishop";

/** Of the titles of the church only the highest. */
export function signsOf({ isKing, isCardinal, see }: Lord): readonly Sign[] {
  const church: readonly Sign[] = isCardinal ? ["cardinal"] : see === null ? [] : ["bishop"];
  return isKing ? ["king", ...church] : church;
}
