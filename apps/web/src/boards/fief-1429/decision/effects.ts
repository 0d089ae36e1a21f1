import { ecusOf, goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { createEffects, type Effect } from "../../fief-shared/decision/effects.ts";
import { findFamily, findLord } from "../../fief-shared/table.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import { type Family, type FiefModel, votesOf } from "../game.ts";

const effects: Readonly<Record<string, Effect<FiefModel>>> = {
  recruitSergeants: (t, model) => stocked(t, model, 1, "sergeants"),
  recruitKnights: (t, model) => stocked(t, model, 3, "knights"),
  buildMill: (t, { view }) => t("optionEffect.mill", { left: view.supply.mills }),
  buildCastle: (t, { view }) => t("optionEffect.castle", { left: view.supply.castles }),
  buyTitle: (t, { view }, { fief }) => {
    const price = view.fiefs.find((one) => one.fief === fief)?.price ?? 0;
    return t("optionEffect.title", { price: ecusOf(t, price) });
  },
  begTitle: (t) => t("optionEffect.title", { price: t("optionEffect.free") }),
  buyHat: (t) => ecusOf(t, 5),
  levyTaille: (t, { view }, { fief }) =>
    t("optionEffect.gain", { ecus: ecusOf(t, view.fiefs.find((one) => one.fief === fief)?.price ?? 0) }),
  attack: (t, { view, yourSeat }, { village, target }) => {
    const skirmish = view.skirmishes.find(
      (one) => one.village === village && one.attacker === yourSeat && one.defender === target,
    );
    if (skirmish === undefined || skirmish.prospect === null) return "";
    return t("short.odds", { percent: percentOf(skirmish.prospect.attackWins) });
  },
  march: stepsLeft,
  ride: stepsLeft,
  vote: (t, { view, yourSeat }) =>
    yourSeat === null ? "" : t("optionEffect.votes", { votes: votesOf(view, yourSeat) }),
  pillage: (t) => t("optionEffect.pillage"),
  calm: (t, _, { as }) => (as === "cardinal" ? ecusOf(t, 3) : t("optionEffect.risk")),
  offerRansom: (t, { view }, { lord }) =>
    t("optionEffect.ransom", { ecus: ecusOf(t, findLord(view, lord)?.ransom ?? 0) }),
};

function stocked(t: Translate, model: FiefModel, price: number, kind: keyof Family["stock"]): string {
  const { yourSeat, view } = model;
  const left = yourSeat === null ? 0 : (findFamily(view, yourSeat)?.stock[kind] ?? 0);
  return t("optionEffect.unit", { price: ecusOf(t, price), left });
}

function stepsLeft(t: Translate, { view }: FiefModel, { lord }: Draft): string {
  const shown = findLord(view, lord);
  return shown === undefined ? "" : t("optionEffect.steps", { steps: shown.stepsMax - shown.steps });
}

/** What an action costs and brings, as far as the board already shows it. */
export const effectOf = createEffects({ goodsOf }, effects);
