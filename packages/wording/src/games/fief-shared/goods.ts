import type { Translate } from "../../entries/entry.ts";
import { listOf } from "./names.ts";

export const lordsOf = (t: Translate, lords: readonly string[]): string =>
  listOf(
    t,
    lords.map((lord) => t(`lord.${lord}`)),
  );

/** How an edition names what changes hands. */
interface Goods<Sum> {
  ecusOf(t: Translate, ecus: Sum): string;
  cardOf(t: Translate, card: string): string;
  pledgeOf(t: Translate, pledge: string): string;
}

/** Whether an offer only asks, only gives, or exchanges: both sides are goods in words. */
export function dealKind(t: Translate, given: string, asked: string): "request" | "gift" | "exchange" {
  if (given === t("nothing")) return "request";
  return asked === t("nothing") ? "gift" : "exchange";
}

/** What one side of an offer holds: "3 écus, “Revolt” and the control of Sigy". */
export const goodsWith =
  <Sum extends number | null>({ ecusOf, cardOf, pledgeOf }: Goods<Sum>) =>
  (t: Translate, ecus: Sum, card: string, pledge: string): string => {
    const goods = [
      ...(ecus === 0 ? [] : [ecusOf(t, ecus)]),
      ...(card === "none" ? [] : [cardOf(t, card)]),
      ...(pledge === "none" ? [] : [pledgeOf(t, pledge)]),
    ];
    return goods.length === 0 ? t("nothing") : listOf(t, goods);
  };
