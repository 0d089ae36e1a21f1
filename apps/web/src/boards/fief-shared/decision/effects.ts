import type { Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import type { Offer } from "../offers/offers.tsx";

/** What an action costs and brings, in a few words. */
export type Effect<Model> = (t: Translate, model: Model, action: Draft) => string;

interface Goods {
  /** What a side of an offer gives, in words. */
  goodsOf(t: Translate, ecus: number | null, card: string, pledge: string): string;
}

type OffersModel = BoardModel & { readonly view: { readonly offers: readonly Offer[] } };

/** What an action costs and brings, as far as the board already shows it. */
export function createEffects<Model extends OffersModel>(
  goods: Goods,
  effects: Readonly<Record<string, Effect<Model>>>,
): Effect<Model> {
  const terms: Effect<Model> = (t, { view }, { from }) => termsOf(t, goods, view.offers, from);
  const all: Readonly<Record<string, Effect<Model>>> = { accept: terms, decline: terms, ...effects };
  return (t, model, action) => all[action.type]?.(t, model, action) ?? "";
}

/** What is given for what in the offer of this seat. */
function termsOf(t: Translate, { goodsOf }: Goods, offers: readonly Offer[], from: unknown): string {
  const offer = offers.find(({ seat }) => seat === from);
  if (offer === undefined) return "";
  return t("optionEffect.terms", {
    given: goodsOf(t, offer.ecus, offer.card, offer.pledge),
    asked: goodsOf(t, offer.askedEcus, offer.askedCard, offer.askedPledge),
  });
}
