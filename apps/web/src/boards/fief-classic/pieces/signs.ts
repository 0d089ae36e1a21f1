import type { Lord } from "../game.ts";

/** What a lord is besides a lord, each with a small drawing of its own. */
export type Sign = "king" | "cardinal" | "bishop";

/** Of the church the highest title alone. */
export function signsOf({ isKing, isCardinal, see }: Lord): readonly Sign[] {
  const church: readonly Sign[] = isCardinal ? ["cardinal"] : see === null ? [] : ["bishop"];
  return isKing ? ["king", ...church] : church;
}
