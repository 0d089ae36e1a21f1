import type { Fief1429 } from "@seneschal/schema";
import type { Words } from "../../board.ts";
import { listOf } from "./names.ts";

type Band = Fief1429["band"];

/** In the order of the box; the schema has the same, but with it comes all of zod. */
const women: readonly string[] = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"];

export const sexOf = (lord: string): "woman" | "man" => (women.includes(lord) ? "woman" : "man");

export const lordsOf = (words: Words, lords: readonly string[]): string =>
  listOf(
    words,
    lords.map((lord) => words(`lord.${lord}`)),
  );

/** "3 sergeants and a knight". */
export function troopsOf(words: Words, { sergeants, knights }: Pick<Band, "sergeants" | "knights">): string {
  if (sergeants + knights === 0) return words("troopsNone");
  return words("troops", { sergeants, knights, both: String(sergeants > 0 && knights > 0) });
}

export const mustered = (bands: readonly Band[]): Pick<Band, "sergeants" | "knights"> => ({
  sergeants: bands.reduce((sum, band) => sum + band.sergeants, 0),
  knights: bands.reduce((sum, band) => sum + band.knights, 0),
});

export const ecusOf = (words: Words, ecus: number): string => words("ecus", { ecus });

/** A card by its name, in quotation marks; a lord is called by name. Of a hidden one, its back. */
export function cardOf(words: Words, card: string): string {
  if (card === "character" || card === "event") return words(`cardOf.${card}`);
  return words("quoted", { card: cardName(words, card) });
}

export const cardName = (words: Words, card: string): string =>
  words(special.includes(card) ? `card.${card}` : `lord.${card}`);

export const isLordCard = (card: string): boolean => !special.includes(card);

const special: readonly string[] = [
  "cardinal",
  "d-arc",
  "good-harvest",
  "fine-weather",
  "tax",
  "revolt",
  "secret-passage",
  "assassination",
  "justice",
  "ambush",
  "bad-weather",
  "famine",
  "plague",
];

/** What one side of an offer holds: "3 écus and “Revolt”". */
export function goodsOf(words: Words, ecus: number, card: string): string {
  if (ecus === 0 && card === "none") return words("nothing");
  return words("goods", {
    ecus,
    ecus_text: ecusOf(words, ecus),
    both: String(ecus > 0 && card !== "none"),
    card: card === "none" ? "" : cardOf(words, card),
  });
}

/** A woman who is d’Arc bears it as her name. */
export const lordName = (
  words: Words,
  { lord, isMaid }: { readonly lord: string; readonly isMaid: boolean },
): string => (isMaid ? words("maid", { lord: words(`lord.${lord}`) }) : words(`lord.${lord}`));

interface Titled {
  readonly lord: string;
  readonly fiefs: readonly string[];
  readonly bishopric: number | null;
  readonly isCardinal: boolean;
  readonly crowns: readonly string[];
}

/** Every title of a lord, the highest first. */
export function titlesOf(words: Words, { lord, fiefs, bishopric, isCardinal, crowns }: Titled, isRegency: boolean) {
  return [
    ...crowns.map((crown) => words(crown === "queen" && isRegency ? "regent" : `office.${crown}`)),
    ...(isCardinal ? [words("office.cardinal")] : []),
    ...(bishopric === null ? [] : [words(`office.bishop-${bishopric}`)]),
    ...fiefs.map((fief) => words(`fiefTitle.${fief}`, { sex: sexOf(lord) })),
  ];
}
