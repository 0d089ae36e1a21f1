import { ecusOf, goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import { type FiefModel, familyOf, lordShown } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

/** What a deed costs and brings, as far as the board shows it already. */
export function effectOf(t: Words, model: FiefModel, action: Draft): string {
  return effects[action.type]?.(t, model, action) ?? "";
}

type Effect = (t: Words, model: FiefModel, action: Draft) => string;

const stepsMax = 2;

const effects: Readonly<Record<string, Effect>> = {
  recruit(t, { view, yourSeat }) {
    const left = yourSeat === null ? 0 : (familyOf(view, yourSeat)?.stock ?? 0);
    return t("gives.unit", { price: ecusOf(t, view.prices.soldier), left });
  },
  buildMill: (t, { view }) => built(t, view.prices.mill, view.incomes.mill, view.supply.mills),
  buildPress: (t, { view }) => built(t, view.prices.press, view.incomes.press, view.supply.presses),
  buildCastle: (t, { view }) => built(t, view.prices.castle, 0, view.supply.castles),
  takeHat: (t, { view }) =>
    view.prices.cardinal === 0 ? "" : t("gives.price", { price: ecusOf(t, view.prices.cardinal) }),
  appease: (t, { view }) => t("gives.price", { price: ecusOf(t, view.attack?.price ?? 0) }),
  levySeigneurialTax(t, { view }, { region }) {
    const villages = regionsOnMap.find(({ id }) => id === region)?.villages.length ?? 0;
    return t("gives.gain", { ecus: ecusOf(t, villages * view.incomes.seigneurialTax) });
  },
  levyRoyalTax: (t, { view }) => t("gives.gain", { ecus: ecusOf(t, view.incomes.royalTax) }),
  march(t, { view }, { lord }) {
    const shown = lordShown(view, lord);
    return shown === undefined ? "" : t("gives.steps", { steps: stepsMax - shown.steps });
  },
  claim: (t) => t("gives.title"),
  establish: (t) => t("gives.title"),
  vote: (t, { view, yourSeat }, { on }) =>
    yourSeat === null || on === "nobody" ? "" : t("gives.votes", { votes: familyOf(view, yourSeat)?.votes ?? 0 }),
  sally: oddsOf,
  accept: terms,
  decline: terms,
};

const built = (t: Words, price: number, income: number, left: number): string =>
  t("gives.built", { price: ecusOf(t, price), income, left });

function oddsOf(t: Words, { view }: FiefModel, { village }: Draft): string {
  const front = view.fronts.find((one) => one.village === village);
  return front === undefined ? "" : t("short.odds", { percent: percentOf(front.prospect.attackWins) });
}

function terms(t: Words, { view }: FiefModel, { from }: Draft): string {
  const offer = view.offers.find(({ seat }) => seat === from);
  if (offer === undefined) return "";
  return t("gives.terms", {
    given: goodsOf(t, offer.ecus, offer.card, offer.pledge),
    asked: goodsOf(t, offer.askedEcus, offer.askedCard, offer.askedPledge),
  });
}
