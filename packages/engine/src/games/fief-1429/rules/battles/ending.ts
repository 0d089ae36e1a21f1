import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { campOf, hasTroops, other } from "../../model/camps.ts";
import { checkEffects, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { at, type Battle, bandsAt, findLord, freeLordsAt, lordOf, prisonersAt, type State } from "../../model/state.ts";
import type { Fact, FactOf, LordId, Side } from "../../model/types.ts";

// F1429-13.12 to F1429-13.14
export const captives: RuleOfStep<"captives"> = {
  asks: (_, { seat, lords }) => (lords.length > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const release: RuleOfMove<"release"> = during("captives", {
  rule: "F1429-13.14",
  choices: ({ step: { lords } }) => [
    { type: "release", fields: { lords: { someOf: lords, min: 0, max: lords.length } }, isDefault: true },
  ],
  facts({ state, seat: by, step }, { lords: released }) {
    const facts = step.lords.flatMap((lord) =>
      findLord(state, lord) ? [fateOf(state, lord, by, released.includes(lord))] : [],
    );
    return [...facts, settled()];
  },
});

function fateOf(state: State, id: LordId, by: Seat, isReleased: boolean): Fact {
  const { lord, seat, village } = lordOf(state, id);
  return isReleased
    ? { type: "LordReleased", lord, seat, by, village }
    : { type: "LordCaptured", lord, seat, by, village, cause: causeOf(state) };
}

function causeOf({ battle }: State): FactOf<"LordCaptured">["cause"] {
  if (battle?.stances.some(({ stance }) => stance === "surrender")) return "surrender";
  return battle?.round === 0 ? "alone" : "battle";
}

export const battleEnd: RuleOfStep<"battleEnd"> = {
  asks: () => nobody,
  run(state, { victor, reason }) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const { village, kind, attacker } = battle;
    const ended: Fact = { type: "BattleEnded", village, victor, reason };
    const spoils = victor === null ? [] : [...siegesBroken(state, battle, victor), ...spoilsOf(state, battle, victor)];
    if (kind === "battle") return [ended, ...spoils, settled(checkEffects)];
    // F1429-12.6
    if (victor === "attack") return [ended, ...spoils, settled({ type: "rideOn", seat: attacker }, checkEffects)];
    return [ended, ...spoils, { type: "RideEnded", seat: attacker, village }, settled(checkEffects)];
  },
};

/** For a besieger who was defeated and has no lord left there. F1429-15.5 */
function siegesBroken(state: State, battle: Battle, victor: Side): readonly Fact[] {
  const { village } = battle;
  const winner = campOf(state, battle, victor);
  const beaten = campOf(state, battle, other(victor)).seats;
  const hero = winner.lords.find(({ isMaid }) => isMaid) ?? winner.lords[0];
  if (hero === undefined) return [];
  const { lord, seat: by, isMaid } = hero;
  return at(state, village)
    .engines.filter(({ seat }) => beaten.includes(seat) && freeLordsAt(state, village, seat).length === 0)
    .map(({ seat }) => ({ type: "SiegeBroken", seat, village, lord, by, isMaid }));
}

function spoilsOf(state: State, battle: Battle, victor: Side): readonly Fact[] {
  const winner = campOf(state, battle, victor);
  const gone = campOf(state, battle, other(victor)).seats.filter(
    (seat) => bandsAt(state, battle.village, seat).length === 0,
  );
  const prisoners = gone.flatMap((guard) => prisonersAt(state, battle.village, guard));
  return [
    ...conquered(state, battle, victor),
    ...prisoners.map(
      ({ lord, seat, guard }): Fact =>
        seat === winner.leader
          ? { type: "PrisonerFreed", lord, seat, by: guard, cause: "victory" }
          : { type: "LordCaptured", lord, seat, by: winner.leader, village: battle.village, cause: "victory" },
    ),
  ];
}

// F1429-13.19: on a ride, the family that stays behind takes the village.
function conquered(state: State, battle: Battle, victor: Side): readonly Fact[] {
  const { village, attacker, defender, kind } = battle;
  const wasTheirs = at(state, village).holder === defender;
  // A lord of theirs who was let go does not hold it.
  const isBeaten = bandsAt(state, village, defender).length === 0;
  const isManned = hasTroops(campOf(state, battle, "attack"));
  if (victor !== "attack" || kind === "ride" || !wasTheirs || !isBeaten || !isManned) return [];
  return [{ type: "ControlChanged", village, from: defender, to: attacker, cause: "conquest" }];
}
