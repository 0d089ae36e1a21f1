import type { Words } from "../../entry.ts";
import type { Readers } from "../../fief-shared/wording/names.ts";
import type { Told } from "../game.ts";
import { valuesOf } from "../wording/values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Told, readers: Readers): string {
  return words(`told.${told.type}`, valuesOf(words, told, readers));
}
