import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Words } from "../../entries/entry.ts";
import { goodsWith } from "../fief-shared/goods.ts";
import { ofName } from "../fief-shared/names.ts";

type Band = Fief1429["band"];

/** In the order of the box; the schema has the same, but with it comes all of zod. */
const women: readonly string[] = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"];

export const sexOf = (lord: string): "woman" | "man" => (women.includes(lord) ? "woman" : "man");

/** "3 sergeants and a knight". */
export function troopsOf(words: Words, { sergeants, knights }: Pick<Band, "sergeants" | "knights">): string {
  if (sergeants + knights === 0) return words("troopsNone");
  return words("troops", { sergeants, knights, both: String(sergeants > 0 && knights > 0) });
}

export type BandShown = Extract<Fief1429["told"], { readonly type: "Marched" }>["bands"][number];

/** " with 3 sergeants"; of troops that lie face down, how many. */
export function alongWith(words: Words, bands: readonly BandShown[]): string {
  const pawns = bands.reduce((sum, band) => sum + band.pawns, 0);
  if (pawns === 0) return "";
  const sergeants = bands.reduce((sum, band) => sum + (band.sergeants ?? 0), 0);
  const knights = bands.reduce((sum, band) => sum + (band.knights ?? 0), 0);
  if (sergeants + knights < pawns) return words("withPawns", { pawns });
  return words("withTroops", { troops: troopsOf(words, { sergeants, knights }) });
}

/** Of a hidden sum, that it is some. */
export const ecusOf = (words: Words, ecus: number | null): string =>
  ecus === null ? words("someEcus") : words("ecus", { ecus });

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

export const goodsOf = goodsWith({ ecusOf, cardOf, pledgeOf });

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

/** A pledge names what it gives: `village:sigy`, `prisoner:arthur`, `title:bourg`, `relic:grail`. */
export function pledgeOf(words: Words, pledge: string): string {
  const [kind = "", id = ""] = pledge.split(":");
  if (kind === "passage") return words("pledge.passage");
  const name = pledgeNames[kind]?.(words, id) ?? id;
  return words(`pledge.${kind}`, { name, name_of: ofName(words, name) });
}

const pledgeNames: Readonly<Record<string, (words: Words, id: string) => string>> = {
  village: (words, id) => words(`village.${id}`),
  prisoner: (words, id) => words(`lord.${id}`),
  title: (words, id) => words(`fiefOf.${id}`),
  relic: (words, id) => words(`relic.${id}`),
};
