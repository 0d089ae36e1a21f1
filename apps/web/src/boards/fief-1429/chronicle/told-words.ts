import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Words } from "../../entry.ts";
import type { Readers } from "../../fief-shared/wording/names.ts";
import { valuesOf } from "../wording/values.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Fief1429["told"], readers: Readers): string {
  return words(`told.${told.type}`, valuesOf(words, told, readers));
}
