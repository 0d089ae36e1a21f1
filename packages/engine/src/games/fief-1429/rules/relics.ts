import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Chance } from "../../../core/chance.ts";
import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { atlas, placeOf } from "../model/atlas.ts";
import { type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { canTransfer } from "../model/reaction-window.ts";
import { isRefused } from "../model/refusals.ts";
import { at, findLord, freeLordsAt, isFree, type Lord, type Relic, type State } from "../model/state.ts";
import type { Calamity, Fact, LordId, RelicId, VillageId } from "../model/types.ts";
import { asking } from "./trade/purchases.ts";

// F1429-20.4
export function relicsPlaced(chance: Chance): readonly Fact[] {
  const relics = chance.shuffle(pieces.relics);
  const laid = atlas.bishoprics.flatMap(({ chiefTown: village }, index) => {
    const relic = relics[index];
    return relic === undefined ? [] : [{ relic, village }];
  });
  return [{ type: "RelicsPlaced", relics: laid }];
}

/** The lord who bears a relic, if he is free to use it. F1429-20.9 */
export function bearerOf(state: State, id: RelicId): Lord | undefined {
  const borne = state.relics.find(({ relic }) => relic === id)?.lord ?? null;
  const lord = borne === null ? undefined : findLord(state, borne);
  return lord !== undefined && isFree(lord) ? lord : undefined;
}

// F1429-20.5
const mayTake = (lord: Lord, { village }: Relic): boolean =>
  lord.cardinal !== null || lord.crowns.includes("pope") || lord.bishopric === placeOf(village).bishopric;

// F1429-20.5, F1429-20.6
export const takeRelic: RuleOfMove<"takeRelic"> = {
  rule: "F1429-20.5",
  choices({ state, seat }) {
    if (state.relics.length === 0 || !canTransfer(state)) return [];
    return state.relics
      .filter(({ isShrined, village }) => isShrined && freeLordsAt(state, village, seat).length > 0)
      .flatMap((one) => takingsOf(state, seat, one));
  },
  facts({ state, seat }, { lord, relic }) {
    const { village } = relicOf(state, relic);
    const { holder } = at(state, village);
    if (holder !== null && holder !== seat) return asking(holder, { kind: "relic", from: seat, lord, relic });
    return relicTaken(state, lord, relic);
  },
};

export const relicTaken = (state: State, id: LordId, relic: RelicId): readonly Fact[] =>
  lordsTaking(state, id).map(({ lord, seat, village }) => ({
    type: "RelicTaken",
    relic,
    lord,
    seat,
    village,
    cause: "clergy",
  }));
const lordsTaking = ({ lords }: State, id: LordId) => lords.filter(({ lord }) => lord === id);

function relicOf({ relics }: State, id: RelicId): Relic {
  const found = relics.find(({ relic }) => relic === id);
  if (found === undefined) throw new Error(`there is no relic ${id}`);
  return found;
}

function takingsOf(state: State, seat: Seat, one: Relic): readonly ChoiceOf<"takeRelic">[] {
  const { relic, village } = one;
  const { holder } = at(state, village);
  const isDeclined = ({ lord }: Lord) =>
    holder !== null && isRefused(state, holder, { kind: "relic", from: seat, lord, relic });
  const fieldsFor = (lords: readonly Lord[]) => ({
    lord: { oneOf: lords.map(({ lord }) => lord) },
    relic: { oneOf: [relic] },
  });
  const here = freeLordsAt(state, village, seat);
  const able = here.filter((lord) => mayTake(lord, one));
  const unable = here.filter((lord) => !mayTake(lord, one));
  return [
    { type: "takeRelic", fields: fieldsFor(able.filter((lord) => !isDeclined(lord))) },
    { type: "takeRelic", fields: fieldsFor(able.filter(isDeclined)), blockedBy: "F1429-2.12" },
    { type: "takeRelic", fields: fieldsFor(unable), blockedBy: "F1429-20.5" },
  ];
}

// F1429-20.8
export const giveRelic: RuleOfMove<"giveRelic"> = {
  rule: "F1429-20.8",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    const borne = state.relics.filter((one) => one.seat === seat && one.lord !== null);
    return borne.flatMap(({ relic }): readonly ChoiceOf<"giveRelic">[] => {
      const bearer = bearerOf(state, relic);
      if (bearer?.seat !== seat) return [];
      const others = freeLordsAt(state, bearer.village).filter((lord) => lord !== bearer);
      return [
        { type: "giveRelic", fields: { relic: { oneOf: [relic] }, lord: { oneOf: others.map(({ lord }) => lord) } } },
      ];
    });
  },
  facts: ({ state }, { relic, lord: id }) =>
    lordsTaking(state, id).map(({ lord, seat, village }) => ({
      type: "RelicTaken",
      relic,
      lord,
      seat,
      village,
      cause: "gift",
    })),
};

/** What the saints help against. */
const helps = { roseline: "bad-weather", radegonde: "famine" } as const;
type Helper = keyof typeof helps;
const isHelper = (relic: RelicId): relic is Helper => relic === "roseline" || relic === "radegonde";

const strickenBy = ({ sees }: State, calamity: Calamity, tried: readonly number[]): readonly number[] =>
  sees
    .filter(({ bishopric, calamities }) => calamities.includes(calamity) && !tried.includes(bishopric))
    .map(({ bishopric }) => bishopric);

// F1429-20.11, F1429-20.14
export const praying: RuleOfStep<"praying"> = {
  asks(state, { relic, tried }) {
    const bearer = bearerOf(state, relic);
    if (bearer === undefined || !isHelper(relic)) return nobody;
    return strickenBy(state, helps[relic], tried).length > 0 ? [bearer.seat] : nobody;
  },
  run: () => [settled()],
};

export const pray: RuleOfMove<"pray"> = during("praying", {
  rule: "F1429-20.11",
  choices: ({ state, step }) =>
    isHelper(step.relic)
      ? [{ type: "pray", fields: { bishopric: { oneOf: strickenBy(state, helps[step.relic], step.tried) } } }]
      : [],
  facts({ state, seat, step }, { bishopric }, chance) {
    const bearer = bearerOf(state, step.relic);
    if (bearer === undefined || !isHelper(step.relic)) return [];
    const rolled = chance.die();
    const answer = step.relic === "roseline" ? stormMoved(state, bishopric, rolled) : famineEnded(rolled);
    const prayer = { seat, lord: bearer.lord, relic: step.relic, calamity: helps[step.relic], bishopric, rolled };
    const tried = [...step.tried, bishopric, ...(answer.onto === null ? [] : [answer.onto])];
    return [{ type: "Prayed", ...prayer, ...answer }, settled({ ...step, tried })];
  },
});

type Answer = { readonly effect: "stays" | "moved" | "ended"; readonly onto: number | null };

// F1429-20.11
function stormMoved(state: State, bishopric: number, rolled: number): Answer {
  const see = state.sees.find((one) => one.bishopric === rolled);
  if (see === undefined || rolled === bishopric) return { effect: "stays", onto: null };
  return see.calamities.includes("bad-weather") ? { effect: "ended", onto: null } : { effect: "moved", onto: rolled };
}
// F1429-20.14
const famineEnded = (rolled: number): Answer => ({ effect: rolled >= heardMin ? "ended" : "stays", onto: null });
const heardMin = 4;

// F1429-20.12
export const miracle: RuleOfStep<"miracle"> = {
  asks(state) {
    const bearer = bearerOf(state, "geronce");
    return bearer === undefined ? nobody : [bearer.seat];
  },
  run: (state, { lord }) => [...mourned(state, lord), settled()],
};

export const revive: RuleOfMove<"revive"> = during("miracle", {
  rule: "F1429-20.12",
  choices: () => [{ type: "revive", fields: {} }],
  facts({ state, seat: by, step }) {
    const dead = state.fallen.find(({ lord }) => lord === step.lord);
    if (dead === undefined) return [settled()];
    const { lord, seat, village } = dead;
    return [{ type: "LordRevived", lord, seat, village, by, relic: "geronce" }, settled()];
  },
});

export const mourned = ({ fallen }: State, id: LordId): readonly Fact[] =>
  fallen.filter(({ lord }) => lord === id).map(({ lord, seat }) => ({ type: "LordMourned", lord, seat }));

/** Who keeps a relic after its bearer has died, its keepers have left or a lord has come. F1429-20.7, F1429-20.10 */
export function relicKept(state: State, one: Relic): Fact | undefined {
  const { relic, village, lord, seat, isShrined } = one;
  if (isShrined || bearerOf(state, relic) !== undefined) return undefined;
  const heir = heirTo(state, one);
  if (heir !== undefined) return { type: "RelicTaken", relic, ...heir };
  const guard = guardOf(state, one) ?? seat;
  const isKept = guard !== null && at(state, village).bands.some((band) => band.seat === guard);
  const keeper = isKept ? guard : null;
  return lord === null && keeper === seat ? undefined : { type: "RelicLeft", relic, village, seat: keeper };
}

type Heir = Pick<Extract<Fact, { readonly type: "RelicTaken" }>, "lord" | "seat" | "village" | "cause">;

function heirTo(state: State, one: Relic): Heir | undefined {
  const { village, seat } = one;
  const lordThere = (family: Seat | null, cause: Heir["cause"]): Heir | undefined => {
    const found = family === null ? undefined : freeLordsAt(state, village, family)[0];
    return found && { lord: found.lord, seat: found.seat, village, cause };
  };
  const guard = guardOf(state, one);
  const allies = alliesOf(state, one);
  const isKept = seat !== null && at(state, village).bands.some((band) => band.seat === seat);
  return (
    (guard === null ? lordThere(seat, "family") : lordThere(guard, "captor")) ??
    allies.map((ally) => lordThere(ally, "ally")).find((heir) => heir !== undefined) ??
    (isKept || guard !== null ? undefined : foundBy(state, village))
  );
}

const guardOf = (state: State, { lord }: Relic): Seat | null =>
  lord === null ? null : (findLord(state, lord)?.guard ?? null);

/** Those on the same side of the battle there. F1429-20.10 */
function alliesOf({ battle }: State, { village, seat, lord }: Relic): readonly Seat[] {
  if (battle === null || battle.village !== village || lord === null) return [];
  const sideOf = (one: Seat | null) =>
    one === battle.attacker
      ? "attack"
      : one === battle.defender
        ? "defend"
        : battle.allies.find((ally) => ally.seat === one)?.side;
  const others = [battle.attacker, battle.defender, ...battle.allies.map((ally) => ally.seat)];
  return others.filter((one) => one !== seat && sideOf(one) !== undefined && sideOf(one) === sideOf(seat));
}

/** Its controller before others, then by turn order. */
function foundBy(state: State, village: VillageId): Heir | undefined {
  const lords = freeLordsAt(state, village);
  const { holder } = at(state, village);
  const found = lords.find((lord) => lord.seat === holder) ?? lords[0];
  return found && { lord: found.lord, seat: found.seat, village, cause: "found" };
}
