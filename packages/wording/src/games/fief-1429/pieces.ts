import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Translate } from "../../entries/entry.ts";
import { goodsWith } from "../fief-shared/goods.ts";
import { ofName } from "../fief-shared/names.ts";

type Band = Fief1429["band"];

/** In the order of the box; the schema has the same, but with it comes all of zod. */
const women: readonly string[] = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"];

export const sexOf = (lord: string): "woman" | "man" => (women.includes(lord) ? "woman" : "man");

/** "3 sergeants and a knight". */
export function troopsOf(t: Translate, { sergeants, knights }: Pick<Band, "sergeants" | "knights">): string {
  if (sergeants + knights === 0) return t("troopsNone");
  return t("troops", { sergeants, knights, both: String(sergeants > 0 && knights > 0) });
}

export type BandShown = Extract<Fief1429["redactedFact"], { readonly type: "Marched" }>["bands"][number];

/** " with 3 sergeants"; of troops that lie face down, how many. */
export function alongWith(t: Translate, bands: readonly BandShown[]): string {
  const pawns = bands.reduce((sum, band) => sum + band.pawns, 0);
  if (pawns === 0) return "";
  const sergeants = bands.reduce((sum, band) => sum + (band.sergeants ?? 0), 0);
  const knights = bands.reduce((sum, band) => sum + (band.knights ?? 0), 0);
  if (sergeants + knights < pawns) return t("withPawns", { pawns });
  return t("withTroops", { troops: troopsOf(t, { sergeants, knights }) });
}

/** Of a hidden sum, that it is some. */
export const ecusOf = (t: Translate, ecus: number | null): string =>
  ecus === null ? t("someEcus") : t("ecus", { ecus });

/** A card by its name, in quotation marks; a lord is called by name. Of a hidden one, its back. */
export function cardOf(t: Translate, card: string): string {
  if (card === "character" || card === "event") return t(`cardOf.${card}`);
  return t("quoted", { card: cardName(t, card) });
}

export const cardName = (t: Translate, card: string): string =>
  t(special.includes(card) ? `card.${card}` : `lord.${card}`);

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
  t: Translate,
  { lord, isMaid }: { readonly lord: string; readonly isMaid: boolean },
): string => (isMaid ? t("maid", { lord: t(`lord.${lord}`) }) : t(`lord.${lord}`));

interface Titled {
  readonly lord: string;
  readonly fiefs: readonly string[];
  readonly bishopric: number | null;
  readonly isCardinal: boolean;
  readonly crowns: readonly string[];
}

/** Every title of a lord, the highest first. */
export function titlesOf(t: Translate, { lord, fiefs, bishopric, isCardinal, crowns }: Titled, isRegency: boolean) {
  return [
    ...crowns.map((crown) => t(crown === "queen" && isRegency ? "regent" : `office.${crown}`)),
    ...(isCardinal ? [t("office.cardinal")] : []),
    ...(bishopric === null ? [] : [t(`office.bishop-${bishopric}`)]),
    ...fiefs.map((fief) => t(`fiefTitle.${fief}`, { sex: sexOf(lord) })),
  ];
}

/** A pledge names what it gives: `village:sigy`, `prisoner:arthur`, `title:bourg`, `relic:grail`. */
export function pledgeOf(t: Translate, pledge: string): string {
  const [kind = "", id = ""] = pledge.split(":");
  if (kind === "passage") return t("pledge.passage");
  const name = pledgeNames[kind]?.(t, id) ?? id;
  return t(`pledge.${kind}`, { name, name_of: ofName(t, name) });
}

const pledgeNames: Readonly<Record<string, (t: Translate, id: string) => string>> = {
  village: (t, id) => t(`village.${id}`),
  prisoner: (t, id) => t(`lord.${id}`),
  title: (t, id) => t(`fiefOf.${id}`),
  relic: (t, id) => t(`relic.${id}`),
};
