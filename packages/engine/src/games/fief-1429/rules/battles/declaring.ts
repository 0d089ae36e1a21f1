import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { campOf, diceOf, hasTroops, isWalled, wallsIn } from "../../model/camps.ts";
import { hasBadWeather } from "../../model/control.ts";
import { answered, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import {
  type Battle,
  bandsAt,
  familyOf,
  freeLordsAt,
  ledBy,
  othersAt,
  presentAt,
  type State,
} from "../../model/state.ts";
import type { AgendaStep, Fact, VillageId } from "../../model/types.ts";
import { over } from "./rounds.ts";

export const battles: RuleOfStep<"battles"> = {
  asks: (state, { seat }) =>
    ledBy(state, seat).some((village) => targetsAt(state, seat, village).length > 0) ? [seat] : nobody,
  run: () => [settled()],
};

// F1429-13.1 to F1429-13.4
export const attack: RuleOfMove<"attack"> = during("battles", {
  rule: "F1429-13.2",
  choices({ state, seat }) {
    return ledBy(state, seat).flatMap((village) => {
      const targets = targetsAt(state, seat, village);
      if (targets.length === 0) return [];
      const isStormy = hasBadWeather(state, village);
      const where = (oneOf: readonly Seat[]) => ({ village: { oneOf: [village] }, target: { oneOf } });
      const fought = targets.filter((target) => hasFought(state, seat, village, target));
      const others = targets.filter((target) => !fought.includes(target));
      const open = others.filter((target) => couldThrow(state, seat, village, target));
      return [
        {
          type: "attack" as const,
          fields: where(open),
          ...(isStormy && { blockedBy: "F1429-7.3" }),
        },
        { type: "attack" as const, fields: where(fought), blockedBy: "F1429-13.3" },
        {
          type: "attack" as const,
          fields: where(others.filter((target) => !open.includes(target))),
          blockedBy: "F1429-13.8",
        },
      ];
    });
  },
  facts: ({ state, seat }, { village, target }) => [
    { type: "BattleBegan", village, attacker: seat, defender: target, kind: "battle" },
    ...[seat, target].flatMap((one) => troopsShown(state, village, one)),
    settled(...opening, { type: "battles", seat }),
  ],
});

const opening: readonly AgendaStep[] = [{ type: "alliances" }, { type: "meeting" }];

/** The beginning of a battle on a ride. */
export const ridden = (
  state: State,
  { attacker, defender, village }: Pick<Battle, "attacker" | "defender" | "village">,
  then: readonly AgendaStep[],
): readonly Fact[] => [
  { type: "BattleBegan", village, attacker, defender, kind: "ride" },
  ...troopsShown(state, village, defender),
  settled(...opening, ...then),
];

/** Families that fight show their troops: each of their groups, because everyone sees them apart. F1429-20.3 */
function troopsShown(state: State, village: VillageId, seat: Seat): readonly Fact[] {
  if (!state.table.options.isFoggy) return [];
  return bandsAt(state, village, seat).map(({ sergeants, knights }) => {
    return { type: "TroopsShown", seat, village, sergeants, knights };
  });
}

/** The families that one with a lord and troops meets there. */
export const targetsAt = (state: State, seat: Seat, village: VillageId): readonly Seat[] =>
  bandsAt(state, village, seat).length > 0 ? othersAt(state, village, seat) : [];

// F1429-13.3
const hasFought = (state: State, seat: Seat, village: VillageId, target: Seat) =>
  familyOf(state, seat).fought.some((one) => one.village === village && one.target === target);

/** Whether a die might be left: by a secret passage in the hand, or with all who could join the attack. F1429-13.8 */
function couldThrow(state: State, seat: Seat, village: VillageId, target: Seat): boolean {
  const alone = skirmishOf(village, seat, target);
  if (!isWalled(state, alone) || familyOf(state, seat).hand.includes("secret-passage")) return true;
  const allies = bystandersOf(state, alone).map((one) => ({ seat: one, side: "attack" }) as const);
  const battle = { ...alone, allies };
  const isLordAlone = !hasTroops(campOf(state, battle, "defend"));
  return isLordAlone || diceOf(campOf(state, battle, "attack")) > wallsIn(state, battle);
}
/** A battle between these two, before others join. */
export const skirmishOf = (village: VillageId, attacker: Seat, defender: Seat): Battle => ({
  ...skirmish,
  village,
  attacker,
  defender,
});
const skirmish: Omit<Battle, "village" | "attacker" | "defender"> = {
  kind: "battle",
  allies: [],
  round: 0,
  emptyRounds: 0,
  isUndermined: false,
  owed: { attack: 0, defend: 0 },
  divided: [],
  stances: [],
  rounds: [],
};

// F1429-13.4
export const alliances: RuleOfStep<"alliances"> = {
  asks: (state) => (state.battle === null ? nobody : bystandersOf(state, state.battle)),
  run: () => [settled()],
};

/** Other families with a lord there. */
const bystandersOf = (state: State, { village, attacker, defender }: Battle): readonly Seat[] =>
  presentAt(state, village).filter(
    (seat) => seat !== attacker && seat !== defender && freeLordsAt(state, village, seat).length > 0,
  );

export const join: RuleOfMove<"join"> = during("alliances", {
  rule: "F1429-13.4",
  choices({ state }): readonly ChoiceOf<"join">[] {
    // F1429-12.5
    const isRide = state.battle?.kind === "ride";
    const sides = isRide ? (["none", "defend"] as const) : (["none", "attack", "defend"] as const);
    return [{ type: "join", fields: { side: { oneOf: sides } }, isDefault: true }];
  },
  facts: ({ state, seat }, { side }) => [
    { type: "SideTaken", seat, side },
    ...(side === "none" || state.battle === null ? [] : troopsShown(state, state.battle.village, seat)),
    answered(seat),
  ],
});

// F1429-13.13
export const meeting: RuleOfStep<"meeting"> = {
  asks: () => nobody,
  run(state) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const defence = campOf(state, battle, "defend");
    if (hasTroops(defence)) return [settled({ type: "window", over: "round" }, { type: "round" })];
    const lords = defence.lords.map(({ lord }) => lord);
    return [settled({ type: "captives", seat: battle.attacker, lords }, over("attack", "alone"))];
  },
};
