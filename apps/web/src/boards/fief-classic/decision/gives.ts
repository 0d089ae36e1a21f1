import { ecusOf, goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import type { Draft } from "../../scene.ts";
import { type FiefScene, familyOf, lordShown } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";

/** What a deed costs and brings, as far as the board shows it already. */
export function givesOf(words: Words, scene: FiefScene, deed: Draft): string {
  return gives[deed.type]?.(words, scene, deed) ?? "";
}

type Giver = (words: Words, scene: FiefScene, deed: Draft) => string;

const stepsMax = 2;

const gives: Readonly<Record<string, Giver>> = {
  recruit(words, { view, yourSeat }) {
    const left = yourSeat === null ? 0 : (familyOf(view, yourSeat)?.stock ?? 0);
    return words("gives.unit", { price: ecusOf(words, view.prices.soldier), left });
  },
  buildMill: (words, { view }) => built(words, view.prices.mill, view.incomes.mill, view.supply.mills),
  buildPress: (words, { view }) => built(words, view.prices.press, view.incomes.press, view.supply.presses),
  buildCastle: (words, { view }) => built(words, view.prices.castle, 0, view.supply.castles),
  takeHat: (words, { view }) =>
    view.prices.cardinal === 0 ? "" : words("gives.price", { price: ecusOf(words, view.prices.cardinal) }),
  appease: (words, { view }) => words("gives.price", { price: ecusOf(words, view.attack?.price ?? 0) }),
  levySeigneurialTax(words, { view }, { region }) {
    const villages = regionsOnMap.find(({ id }) => id === region)?.villages.length ?? 0;
    return words("gives.gain", { ecus: ecusOf(words, villages * view.incomes.seigneurialTax) });
  },
  levyRoyalTax: (words, { view }) => words("gives.gain", { ecus: ecusOf(words, view.incomes.royalTax) }),
  march(words, { view }, { lord }) {
    const shown = lordShown(view, lord);
    return shown === undefined ? "" : words("gives.steps", { steps: stepsMax - shown.steps });
  },
  claim: (words) => words("gives.title"),
  establish: (words) => words("gives.title"),
  vote: (words, { view, yourSeat }, { on }) =>
    yourSeat === null || on === "nobody" ? "" : words("gives.votes", { votes: familyOf(view, yourSeat)?.votes ?? 0 }),
  sally: oddsOf,
  accept: terms,
  decline: terms,
};

const built = (words: Words, price: number, income: number, left: number): string =>
  words("gives.built", { price: ecusOf(words, price), income, left });

function oddsOf(words: Words, { view }: FiefScene, { village }: Draft): string {
  const front = view.fronts.find((one) => one.village === village);
  return front === undefined ? "" : words("short.odds", { percent: percentOf(front.prospect.attackWins) });
}

function terms(words: Words, { view }: FiefScene, { from }: Draft): string {
  const offer = view.offers.find(({ seat }) => seat === from);
  if (offer === undefined) return "";
  return words("gives.terms", {
    given: goodsOf(words, offer.ecus, offer.card, offer.pledge),
    asked: goodsOf(words, offer.askedEcus, offer.askedCard, offer.askedPledge),
  });
}
