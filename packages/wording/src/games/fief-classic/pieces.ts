import type { Words } from "../../entries/entry.ts";
import { goodsWith } from "../fief-shared/goods.ts";
import { ofName } from "../fief-shared/names.ts";

/** In the order of the box; the schema has the same, but with it comes all of zod. */
const attacks: readonly string[] = ["revolt", "bad-weather", "famine", "plague", "assassination"];
const parries: readonly string[] = ["good-harvest", "sun", "justice"];
const taxes: readonly string[] = ["seigneurial-tax", "royal-tax", "tithe"];

export type KindOfCard = "lord" | "attack" | "parry" | "tax" | "see";

export function kindOfCard(card: string): KindOfCard {
  if (attacks.includes(card)) return "attack";
  if (parries.includes(card)) return "parry";
  if (taxes.includes(card)) return "tax";
  return card.startsWith("see-") ? "see" : "lord";
}

export const cardName = (words: Words, card: string): string =>
  words(kindOfCard(card) === "lord" ? `lord.${card}` : `card.${card}`);

/** A card by its name, in quotation marks; of a hidden one, that it is a card. */
export const cardOf = (words: Words, card: string): string =>
  card === "hidden" ? words("hiddenCard") : words("quoted", { card: cardName(words, card) });

export const ecusOf = (words: Words, ecus: number): string => words("ecus", { ecus });
export const soldiersOf = (words: Words, soldiers: number): string => words("soldiers", { soldiers });

export const goodsOf = goodsWith({ ecusOf, cardOf, pledgeOf });

/** A pledge names what it promises: `passage`, `alliance`, `village:sigy`. */
export function pledgeOf(words: Words, pledge: string): string {
  const [kind = "", village] = pledge.split(":");
  if (village === undefined) return words(`pledge.${kind}`);
  const name = words(`village.${village}`);
  return words("pledge.village", { name, name_of: ofName(words, name) });
}

interface Titled {
  readonly isKing: boolean;
  readonly isCardinal: boolean;
  readonly see: string | null;
  readonly titles: readonly string[];
}

/** Every title of a lord, the highest first. */
export function titlesOf(words: Words, { isKing, isCardinal, see, titles }: Titled): readonly string[] {
  return [
    ...(isKing ? [words("office.king")] : []),
    ...(isCardinal ? [words("office.cardinal")] : []),
    ...(see === null ? [] : [words(`bishop.${see}`)]),
    ...titles.map((region) => words(`regionTitle.${region}`)),
  ];
}
