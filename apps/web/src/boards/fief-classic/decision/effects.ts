import { ecusOf, goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { createEffects, type Effect } from "../../fief-shared/decision/effects.ts";
import { findFamily, findLord } from "../../fief-shared/table.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { FiefModel } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

const stepsMax = 2;

const effects: Readonly<Record<string, Effect<FiefModel>>> = {
  recruit(t, { view, yourSeat }) {
    const left = yourSeat === null ? 0 : (findFamily(view, yourSeat)?.stock ?? 0);
    return t("optionEffect.unit", { price: ecusOf(t, view.prices.soldier), left });
  },
  buildMill: (t, { view }) => built(t, view.prices.mill, view.incomes.mill, view.supply.mills),
  buildPress: (t, { view }) => built(t, view.prices.press, view.incomes.press, view.supply.presses),
  buildCastle: (t, { view }) => built(t, view.prices.castle, 0, view.supply.castles),
  takeHat: (t, { view }) =>
    view.prices.cardinal === 0 ? "" : t("optionEffect.price", { price: ecusOf(t, view.prices.cardinal) }),
  appease: (t, { view }) => t("optionEffect.price", { price: ecusOf(t, view.attack?.price ?? 0) }),
  levySeigneurialTax(t, { view }, { region }) {
    const villages = regionsOnMap.find((one) => one.region === region)?.villages.length ?? 0;
    return t("optionEffect.gain", { ecus: ecusOf(t, villages * view.incomes.seigneurialTax) });
  },
  levyRoyalTax: (t, { view }) => t("optionEffect.gain", { ecus: ecusOf(t, view.incomes.royalTax) }),
  march(t, { view }, { lord }) {
    const shown = findLord(view, lord);
    return shown === undefined ? "" : t("optionEffect.steps", { steps: stepsMax - shown.steps });
  },
  claim: (t) => t("optionEffect.title"),
  establish: (t) => t("optionEffect.title"),
  vote: (t, { view, yourSeat }, { on }) =>
    yourSeat === null || on === "nobody"
      ? ""
      : t("optionEffect.votes", { votes: findFamily(view, yourSeat)?.votes ?? 0 }),
  sally: oddsOf,
};

const built = (t: Translate, price: number, income: number, left: number): string =>
  t("optionEffect.built", { price: ecusOf(t, price), income, left });

function oddsOf(t: Translate, { view }: FiefModel, { village }: Draft): string {
  const front = view.fronts.find((one) => one.village === village);
  return front === undefined ? "" : t("short.odds", { percent: percentOf(front.prospect.attackWins) });
}

/** What an action costs and brings, as far as the board already shows it. */
export const effectOf = createEffects({ goodsOf }, effects);
