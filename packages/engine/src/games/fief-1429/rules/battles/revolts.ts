import type { Chance } from "../../../../core/chance.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { calmingPrice } from "../../evolve/revolts.ts";
import { atlas, placeOf } from "../../model/atlas.ts";
import { hitsToFell, knightHits, knightsToFall } from "../../model/camps.ts";
import { isInside } from "../../model/control.ts";
import { type ChoiceOf, checkEffects, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { bishopOf, cardinalsIn } from "../../model/offices.ts";
import { afterCard, canReact, topStep } from "../../model/reaction-window.ts";
import {
  at,
  familyOf,
  inTurnOrder,
  isFree,
  lordsOf,
  pawnsIn,
  presentAt,
  type Revolt,
  type State,
  seeOf,
  troopsAt,
} from "../../model/state.ts";
import type { AgendaStep, Fact, VillageId } from "../../model/types.ts";
import { papalTitheIn } from "../income.ts";
import { thrownDie } from "./rounds.ts";

// F1429-17.12, F1429-17.16
export const revolt: RuleOfMove<"revolt"> = {
  rule: "F1429-17.12",
  choices({ state, seat }) {
    if (!familyOf(state, seat).hand.includes("revolt")) return [];
    const villages = openVillages(state).filter((village) => hasCause(state, seat, village));
    return villages.map((village): ChoiceOf<"revolt"> => {
      const present = presentAt(state, village);
      const first = state.revolt === null && present.length > 0 ? present : [state.revolt?.first ?? seat];
      return { type: "revolt", fields: { village: { oneOf: [village] }, first: { oneOf: first } } };
    });
  },
  facts({ state, seat }, { village, first }) {
    const raised: readonly Fact[] = [
      { type: "CardPlayed", seat, card: "revolt" },
      { type: "RevoltRaised", seat, village, first },
    ];
    const top = topStep(state);
    if (state.revolt !== null && top !== undefined) return [...raised, settled(top)];
    return [...raised, afterCard(state, { type: "window", over: "revolt" }, { type: "soothing" })];
  },
};

/** Where a revolt may break out now: while one is being raised, others join it. */
function openVillages(state: State): readonly VillageId[] {
  const top = topStep(state);
  if (state.revolt !== null) return top?.type === "window" && top.over === "revolt" ? [state.revolt.village] : [];
  return canReact(state) && hasUnrest(state) ? atlas.villages : [];
}
/** Whether anyone is starving or taxed. */
export const hasUnrest = ({ sees, fiefs, papalTithe }: State): boolean =>
  papalTithe !== null ||
  fiefs.some(({ taille }) => taille !== null) ||
  sees.some(({ tithes, calamities }) => tithes.length > 0 || calamities.includes("famine"));

/** Another family's tax, or a famine. */
const hasCause = (state: State, seat: Seat, village: VillageId): boolean =>
  isStarving(state, village) || isTaxed(state, village, (taxer) => taxer !== seat);
/** Whether a revolt may be raised there. */
export const mayRevolt = (state: State, village: VillageId): boolean =>
  isStarving(state, village) || isTaxed(state, village, () => true);

const isStarving = (state: State, village: VillageId) =>
  seeOf(state, placeOf(village).bishopric).calamities.includes("famine");
/** Whether such a family has levied a tax on it. */
function isTaxed(state: State, village: VillageId, isMeant: (taxer: Seat) => boolean): boolean {
  const { fief, bishopric } = placeOf(village);
  const papalTithe = papalTitheIn(state, bishopric);
  return (
    seeOf(state, bishopric).tithes.some(({ seat }) => isMeant(seat)) ||
    state.fiefs.some(({ fief: id, taille }) => id === fief && taille !== null && isMeant(taille.seat)) ||
    (papalTithe !== undefined && isMeant(papalTithe.seat))
  );
}

const revoltOf = (state: State): Revolt => {
  if (state.revolt === null) throw new Error("there is no revolt");
  return state.revolt;
};

// F1429-17.17
export const soothing: RuleOfStep<"soothing"> = {
  asks: () => nobody,
  run(state) {
    const { cards, village } = revoltOf(state);
    const bishop = bishopOf(state, placeOf(village).bishopric);
    const cardinals = inTurnOrder(state).filter((seat) => cardinalsIn(state).some((lord) => lord.seat === seat));
    const calmers = [...new Set([...(bishop ? [bishop.seat] : []), ...cardinals])];
    const attempts = cards.flatMap((_, card) => calmers.map((seat): AgendaStep => ({ type: "calming", seat, card })));
    return [settled(...attempts, { type: "uprising" })];
  },
};

/** F1429-20.15: if money is hidden, asking must not reveal who has three écus. */
const mightCalm = (state: State, seat: Seat, card: number): boolean =>
  calmersOf(state, seat, card).length > 0 ||
  (state.table.options.isMoneyHidden &&
    revoltOf(state).cards[card]?.isTried === false &&
    lordsOf(state, seat).some((lord) => isFree(lord) && lord.cardinal !== null));

type Calmer = { readonly lord: ChoiceOf<"calm">["fields"]["lord"]; readonly as: "bishop" | "cardinal" };

function calmersOf(state: State, seat: Seat, card: number): readonly Calmer[] {
  const { cards, village } = revoltOf(state);
  if (cards[card]?.isTried !== false) return [];
  const { bishopric } = placeOf(village);
  return lordsOf(state, seat)
    .filter(isFree)
    .flatMap(({ lord, bishopric: see, cardinal }): readonly Calmer[] => [
      ...(see === bishopric ? [{ lord: { oneOf: [lord] }, as: "bishop" } as const] : []),
      ...(cardinal !== null && familyOf(state, seat).ecus >= calmingPrice
        ? [{ lord: { oneOf: [lord] }, as: "cardinal" } as const]
        : []),
    ]);
}

export const calming: RuleOfStep<"calming"> = {
  asks: (state, { seat, card }) => (mightCalm(state, seat, card) ? [seat] : nobody),
  run: () => [settled()],
};

// F1429-17.14
export const calm: RuleOfMove<"calm"> = during("calming", {
  rule: "F1429-17.14",
  choices: ({ state, seat, step }) =>
    calmersOf(state, seat, step.card).map(({ lord, as }) => ({ type: "calm", fields: { lord, as: { oneOf: [as] } } })),
  facts({ state, seat, step }, { lord, as }, chance) {
    const rolled = chance.die();
    const isCalmed = rolled >= calmMin;
    const tried: Fact = { type: "RevoltCalmed", card: step.card, seat, lord, as, rolled, isCalmed };
    if (isCalmed || as === "cardinal") return [tried, settled()];
    const village = lordsOf(state, seat).find((one) => one.lord === lord)?.village ?? revoltOf(state).village;
    return [tried, { type: "LordDied", lord, seat, village, cause: "revolt" }, settled(checkEffects)];
  },
});
const calmMin = 3;

// F1429-17.13, F1429-17.19
export const uprising: RuleOfStep<"uprising"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const { village, cards, first } = revoltOf(state);
    const count = cards.filter(({ isCalmed }) => !isCalmed).length;
    const struck = struckBy(state, count, chance);
    const present = presentAt(state, village);
    const order =
      first !== null && present.includes(first) ? [first, ...present.filter((seat) => seat !== first)] : present;
    const tolls = order.map((seat): AgendaStep => ({ type: "toll", seat }));
    return [struck, settled(...tolls, { type: "ruin" })];
  },
};

function struckBy(state: State, count: number, chance: Chance): Fact {
  const { village } = revoltOf(state);
  const walls = Math.min(count, wallsAgainst(state));
  const hasOutsiders = presentAt(state, village).some((seat) => !isInside(state, village, seat));
  const dice = Array.from({ length: hasOutsiders ? count : count - walls }, () => thrownDie(chance));
  const hitsOf = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face + 1, 0);
  const inside = hitsOf(hasOutsiders ? dice.slice(walls) : dice);
  return { type: "RevoltStruck", village, dice, walls, hits: hitsOf(dice), inside };
}

function wallsAgainst(state: State): number {
  const { village, isUndermined } = revoltOf(state);
  const { building } = at(state, village);
  return isUndermined || building === null ? 0 : building === "city" ? 2 : 1;
}

/** The hits left for a family: for those inside the walls, only those that came through. */
export function tollOn(state: State, seat: Seat): number {
  const { village, hits, inside, taken } = revoltOf(state);
  const left = hits - taken;
  return Math.max(0, isInside(state, village, seat) ? Math.min(inside, left) : left);
}

export function knightsInToll(state: State, seat: Seat): readonly number[] {
  const troops = troopsAt(state, revoltOf(state).village, seat);
  const hits = tollOn(state, seat);
  return hits >= hitsToFell(troops) ? [troops.knights] : knightsToFall(troops, hits);
}

export const toll: RuleOfStep<"toll"> = {
  // F1429-20.1: in the fog, asking must not reveal what kinds they are.
  asks(state, { seat }) {
    const isStruck = tollOn(state, seat) > 0 && pawnsIn(troopsAt(state, revoltOf(state).village, seat)) > 0;
    const isChoice = state.table.options.isFoggy ? isStruck : knightsInToll(state, seat).length > 1;
    return isChoice ? [seat] : nobody;
  },
  run: (state, { seat }) => [...tollTaken(state, seat, knightsInToll(state, seat)[0] ?? 0), settled()],
};

export function tollTaken(state: State, seat: Seat, knights: number): readonly Fact[] {
  const { village } = revoltOf(state);
  const troops = troopsAt(state, village, seat);
  const sergeants = Math.min(troops.sergeants, tollOn(state, seat) - knightHits * knights);
  if (sergeants + knights === 0) return [];
  return [
    { type: "TroopsLost", seat, village, sergeants, knights, cause: "revolt", isRiding: false, isEntry: false },
    { type: "TollTaken", seat, village, hits: sergeants + knightHits * knights },
  ];
}

// F1429-17.15, F1429-17.18
export const ruin: RuleOfStep<"ruin"> = {
  asks: () => nobody,
  run(state) {
    const { village, inside } = revoltOf(state);
    const { bands, mills, building } = at(state, village);
    const ended: Fact = { type: "RevoltEnded", village };
    if (inside === 0 || bands.length > 0) return [ended, settled(checkEffects)];
    const deaths = state.lords
      .filter((lord) => lord.village === village && !lord.isAway)
      .map(({ lord, seat }): Fact => ({ type: "LordDied", lord, seat, village, cause: "revolt" }));
    const ruined: Fact = { type: "VillageRuined", village, mills, hadCastle: building === "castle" };
    return [...deaths, ruined, ended, settled(checkEffects)];
  },
};
