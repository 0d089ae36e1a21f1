import { ecusOf, goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import type { Draft } from "../../scene.ts";
import { type Family, type FiefScene, familyOf, lordShown, votesOf } from "../game.ts";

/** What a deed costs and brings, as far as the board shows it already. */
export function givesOf(words: Words, scene: FiefScene, deed: Draft): string {
  return gives[deed.type]?.(words, scene, deed) ?? "";
}

type Giver = (words: Words, scene: FiefScene, deed: Draft) => string;

const gives: Readonly<Record<string, Giver>> = {
  recruitSergeants: (words, scene) => stocked(words, scene, 1, "sergeants"),
  recruitKnights: (words, scene) => stocked(words, scene, 3, "knights"),
  buildMill: (words, { view }) => words("gives.mill", { left: view.supply.mills }),
  buildCastle: (words, { view }) => words("gives.castle", { left: view.supply.castles }),
  buyTitle: (words, { view }, { fief }) => {
    const price = view.fiefs.find((one) => one.fief === fief)?.price ?? 0;
    return words("gives.title", { price: ecusOf(words, price) });
  },
  begTitle: (words) => words("gives.title", { price: words("gives.free") }),
  buyHat: (words) => ecusOf(words, 5),
  levyTaille: (words, { view }, { fief }) =>
    words("gives.gain", { ecus: ecusOf(words, view.fiefs.find((one) => one.fief === fief)?.price ?? 0) }),
  attack: (words, { view, yourSeat }, { village, target }) => {
    const skirmish = view.skirmishes.find(
      (one) => one.village === village && one.attacker === yourSeat && one.defender === target,
    );
    if (skirmish === undefined || skirmish.prospect === null) return "";
    return words("short.odds", { percent: percentOf(skirmish.prospect.attackWins) });
  },
  march: stepsLeft,
  ride: stepsLeft,
  vote: (words, { view, yourSeat }) =>
    yourSeat === null ? "" : words("gives.votes", { votes: votesOf(view, yourSeat) }),
  pillage: (words) => words("gives.pillage"),
  calm: (words, _, { as }) => (as === "cardinal" ? ecusOf(words, 3) : words("gives.risk")),
  accept: (words, scene, { from }) => terms(words, scene, from),
  decline: (words, scene, { from }) => terms(words, scene, from),
  offerRansom: (words, { view }, { lord }) =>
    words("gives.ransom", { ecus: ecusOf(words, lordShown(view, lord)?.ransom ?? 0) }),
};

function stocked(words: Words, scene: FiefScene, price: number, kind: keyof Family["stock"]): string {
  const { yourSeat, view } = scene;
  const left = yourSeat === null ? 0 : (familyOf(view, yourSeat)?.stock[kind] ?? 0);
  return words("gives.unit", { price: ecusOf(words, price), left });
}

function stepsLeft(words: Words, { view }: FiefScene, { lord }: Draft): string {
  const shown = lordShown(view, lord);
  return shown === undefined ? "" : words("gives.steps", { steps: shown.stepsMax - shown.steps });
}

function terms(words: Words, { view }: FiefScene, from: unknown): string {
  const offer = view.offers.find(({ seat }) => seat === from);
  if (offer === undefined) return "";
  return words("gives.terms", {
    given: goodsOf(words, offer.ecus, offer.card, offer.pledge),
    asked: goodsOf(words, offer.askedEcus, offer.askedCard, offer.askedPledge),
  });
}
