import type { Words } from "../../entries/entry.ts";
import { listOf } from "./names.ts";

export const lordsOf = (words: Words, lords: readonly string[]): string =>
  listOf(
    words,
    lords.map((lord) => words(`lord.${lord}`)),
  );

/** How an edition names what changes hands. */
interface Goods<Sum> {
  ecusOf(words: Words, ecus: Sum): string;
  cardOf(words: Words, card: string): string;
  pledgeOf(words: Words, pledge: string): string;
}

/** What one side of an offer holds: "3 écus, “Revolt” and the control of Sigy". */
export const goodsWith =
  <Sum extends number | null>({ ecusOf, cardOf, pledgeOf }: Goods<Sum>) =>
  (words: Words, ecus: Sum, card: string, pledge: string): string => {
    const goods = [
      ...(ecus === 0 ? [] : [ecusOf(words, ecus)]),
      ...(card === "none" ? [] : [cardOf(words, card)]),
      ...(pledge === "none" ? [] : [pledgeOf(words, pledge)]),
    ];
    return goods.length === 0 ? words("nothing") : listOf(words, goods);
  };
