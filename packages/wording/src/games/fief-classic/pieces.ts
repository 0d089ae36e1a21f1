import type { Translate } from "../../entries/entry.ts";
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

export const cardName = (t: Translate, card: string): string =>
  t(kindOfCard(card) === "lord" ? `lord.${card}` : `card.${card}`);

/** A card by its name, in quotation marks; of a hidden one, that it is a card. */
export const cardOf = (t: Translate, card: string): string =>
  card === "hidden" ? t("hiddenCard") : t("quoted", { card: cardName(t, card) });

export const ecusOf = (t: Translate, ecus: number): string => t("ecus", { ecus });
export const soldiersOf = (t: Translate, soldiers: number): string => t("soldiers", { soldiers });

export const goodsOf = goodsWith({ ecusOf, cardOf, pledgeOf });

/** A pledge names what it promises: `passage`, `alliance`, `village:sigy`. */
export function pledgeOf(t: Translate, pledge: string): string {
  const [kind = "", village] = pledge.split(":");
  if (village === undefined) return t(`pledge.${kind}`);
  const name = t(`village.${village}`);
  return t("pledge.village", { name, name_of: ofName(t, name) });
}

interface Titled {
  readonly isKing: boolean;
  readonly isCardinal: boolean;
  readonly see: string | null;
  readonly titles: readonly string[];
}

/** Every title of a lord, the highest first. */
export function titlesOf(t: Translate, { isKing, isCardinal, see, titles }: Titled): readonly string[] {
  return [
    ...(isKing ? [t("office.king")] : []),
    ...(isCardinal ? [t("office.cardinal")] : []),
    ...(see === null ? [] : [t(`bishop.${see}`)]),
    ...titles.map((region) => t(`regionTitle.${region}`)),
  ];
}
