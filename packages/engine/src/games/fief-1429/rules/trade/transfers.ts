import type { Seat } from "../../../../core/ruleset.ts";
import { greatnessOf } from "../../model/atlas.ts";
import { siegesOn } from "../../model/control.ts";
import { type ChoiceOf, checkEffects, interrupted, type RuleOfMove, settled } from "../../model/flow.ts";
import { hasRoom, popeInPower, ransomOf } from "../../model/offices.ts";
import { sharedVillages } from "../../model/presence.ts";
import { canGive, canTransfer, spendableOf } from "../../model/reaction-window.ts";
import { isRefused } from "../../model/refusals.ts";
import {
  at,
  bandsAt,
  familyOf,
  findLord,
  type Lord,
  lordOf,
  lordsOf,
  othersAt,
  othersOf,
  presentAt,
  type State,
} from "../../model/state.ts";
import type { Fact } from "../../model/types.ts";
import { annulmentOf } from "../court/weddings.ts";
import { asking } from "./purchases.ts";

const followed = (...facts: readonly Fact[]): readonly Fact[] => [...facts, interrupted(checkEffects)];

// F1429-18.1
export const give: RuleOfMove<"give"> = {
  rule: "F1429-18.1",
  choices({ state, seat }) {
    if (!canGive(state)) return [];
    return [
      {
        type: "give",
        fields: { to: { oneOf: othersOf(state, seat) }, ecus: { from: 1, to: spendableOf(state, seat) } },
      },
    ];
  },
  facts({ state, seat }, { to, ecus }) {
    const [total, toTotal] = [familyOf(state, seat).ecus - ecus, familyOf(state, to).ecus + ecus];
    return [{ type: "MoneyGiven", seat, to, ecus, total, toTotal, isHidden: state.table.options.isMoneyHidden }];
  },
};

// F1429-2.4
export const cede: RuleOfMove<"cede"> = {
  rule: "F1429-2.4",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    return sharedVillages(state)
      .filter((village) => at(state, village).holder === seat)
      .map((village) => {
        const to = { oneOf: othersAt(state, village, seat) };
        return { type: "cede", fields: { village: { oneOf: [village] }, to } };
      });
  },
  facts: ({ seat }, { village, to }) => followed({ type: "ControlChanged", village, from: seat, to, cause: "cession" }),
};

const prisonersOf = ({ lords }: State, guard: Seat): readonly Lord[] => lords.filter((lord) => lord.guard === guard);

// F1429-14.3
export const free: RuleOfMove<"free"> = {
  rule: "F1429-14.3",
  choices: ({ state, seat }) =>
    canTransfer(state)
      ? [{ type: "free", fields: { lord: { oneOf: prisonersOf(state, seat).map(({ lord }) => lord) } } }]
      : [],
  facts: ({ state, seat: by }, { lord }) =>
    followed({ type: "PrisonerFreed", lord, seat: lordOf(state, lord).seat, by, cause: "guard" }),
};

// F1429-14.3
export const handOver: RuleOfMove<"handOver"> = {
  rule: "F1429-14.3",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    return prisonersOf(state, seat).map(({ lord, village, seat: owner }) => {
      const guards = othersOf(state, seat).filter((other) => other !== owner);
      const armed = guards.filter((other) => bandsAt(state, village, other).length > 0);
      return { type: "handOver", fields: { lord: { oneOf: [lord] }, to: { oneOf: armed } } };
    });
  },
  facts: ({ seat }, { lord, to }) => [{ type: "PrisonerHandedOver", lord, seat, to }],
};

// F1429-14.8
export const offerRansom: RuleOfMove<"offerRansom"> = {
  rule: "F1429-14.8",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    return lordsOf(state, seat)
      .filter(({ guard }) => guard !== null)
      .flatMap((lord) => ransomsFor(state, seat, lord));
  },
  facts({ state, seat }, { lord, ecus }) {
    const { guard } = lordOf(state, lord);
    return guard === null ? [] : asking(guard, { kind: "ransom", from: seat, lord, ecus });
  },
};

/** More than what was refused, up to the full ransom. */
function ransomsFor(state: State, seat: Seat, captive: Lord): readonly ChoiceOf<"offerRansom">[] {
  const { lord, guard } = captive;
  if (guard === null) return [];
  const max = Math.min(ransomOf(captive), familyOf(state, seat).ecus);
  const isDeclined = (ecus: number) => isRefused(state, guard, { kind: "ransom", from: seat, lord, ecus });
  const refused = Array.from({ length: max + 1 }, (_, ecus) => ecus).filter(isDeclined).length;
  const choice = (from: number, to: number): ChoiceOf<"offerRansom"> => ({
    type: "offerRansom",
    fields: { lord: { oneOf: [lord] }, ecus: { from, to } },
  });
  return [choice(refused, max), { ...choice(0, refused - 1), blockedBy: "F1429-2.12" }];
}

// F1429-9.10, F1429-9.11
export const passTitle: RuleOfMove<"passTitle"> = {
  rule: "F1429-9.10",
  choices({ state, seat, step }) {
    const heir = step?.type === "yielding" ? step.lord : undefined;
    if (!canTransfer(state) && heir === undefined) return [];
    const full = lordsOf(state, seat).filter((one) => !hasRoom(one) && (heir === undefined || one.lord === heir));
    return full.map(({ fiefs }): ChoiceOf<"passTitle"> => {
      const min = Math.min(...fiefs.map(greatnessOf));
      const lesser = fiefs.filter((fief) => greatnessOf(fief) === min);
      const heirs = lordsOf(state, seat).filter(hasRoom);
      return { type: "passTitle", fields: { fief: { oneOf: lesser }, to: { oneOf: heirs.map(({ lord }) => lord) } } };
    });
  },
  facts({ seat, step }, { fief, to }) {
    const passed: Fact = { type: "TitleBestowed", fief, lord: to, seat, cause: "passed" };
    return step?.type === "yielding" ? [passed, settled()] : [passed];
  },
};

// F1429-15.5
export const liftSiege: RuleOfMove<"liftSiege"> = {
  rule: "F1429-15.5",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    const besieged = siegesOn(state).filter(({ engines }) => engines.some((engine) => engine.seat === seat));
    return [{ type: "liftSiege", fields: { village: { oneOf: besieged.map(({ village }) => village) } } }];
  },
  facts: ({ seat }, { village }) => [{ type: "SiegeLifted", seat, village, cause: "wish" }],
};

// F1429-11.12
export const admit: RuleOfMove<"admit"> = {
  rule: "F1429-11.12",
  choices({ state, seat }) {
    if (!canTransfer(state)) return [];
    return siegesOn(state)
      .filter(({ holder }) => holder === seat)
      .map(({ village, engines, guests }) => {
        const isOutside = (other: Seat) =>
          other !== seat && !guests.includes(other) && engines.every((engine) => engine.seat !== other);
        return {
          type: "admit",
          fields: { village: { oneOf: [village] }, guest: { oneOf: presentAt(state, village).filter(isOutside) } },
        };
      });
  },
  facts: ({ seat }, { village, guest }) => [{ type: "GuestAdmitted", village, seat, guest }],
};

// F1429-5.5, F1429-5.6
export const excommunicate: RuleOfMove<"excommunicate"> = {
  rule: "F1429-5.5",
  choices({ state, seat }) {
    const pope = popeInPower(state);
    if (!canTransfer(state) || pope?.seat !== seat) return [];
    const isDone = !mayExcommunicate(state);
    const lords = state.lords.filter((lord) => lord !== pope && !lord.isExcommunicated).map(({ lord }) => lord);
    return [{ type: "excommunicate", fields: { lord: { oneOf: lords } }, ...(isDone && { blockedBy: "F1429-5.5" }) }];
  },
  facts({ state }, { lord: id }) {
    const { lord, seat, bishopric, cardinal } = lordOf(state, id);
    const by = popeInPower(state)?.lord;
    if (by === undefined) return [];
    const lost = (office: "bishop" | "cardinal"): Fact => ({
      type: "OfficeLost",
      lord,
      seat,
      office,
      cause: "excommunication",
    });
    return [
      { type: "Excommunicated", lord, seat, by },
      ...(bishopric === null ? [] : [lost("bishop")]),
      ...(cardinal === null ? [] : [lost("cardinal")]),
    ];
  },
};

// F1429-5.5: once per turn, and one lord at a time.
export const mayExcommunicate = ({ table, lords }: Pick<State, "table" | "lords">): boolean =>
  !table.hasExcommunicated && lords.every(({ isExcommunicated }) => !isExcommunicated);

// F1429-5.5
export const absolve: RuleOfMove<"absolve"> = {
  rule: "F1429-5.5",
  choices({ state, seat }) {
    const isPopes = popeInPower(state)?.seat === seat;
    const lords = state.lords.filter(({ isExcommunicated }) => isExcommunicated).map(({ lord }) => lord);
    return canTransfer(state) && isPopes ? [{ type: "absolve", fields: { lord: { oneOf: lords } } }] : [];
  },
  facts: ({ state }, { lord }) => [{ type: "Absolved", lord, seat: lordOf(state, lord).seat, cause: "pope" }],
};

// F1429-5.8
export const isBoundForGood = (state: Pick<State, "lords">, { spouse, hasHeir }: Lord): boolean =>
  hasHeir || (spouse !== null && findLord(state, spouse)?.hasHeir === true);

// F1429-5.7, F1429-5.8
export const askAnnulment: RuleOfMove<"askAnnulment"> = {
  rule: "F1429-5.7",
  choices({ state, seat }) {
    const pope = popeInPower(state);
    if (!canTransfer(state) || pope === undefined) return [];
    return lordsOf(state, seat).flatMap((one): readonly ChoiceOf<"askAnnulment">[] => {
      const { lord, spouse } = one;
      if (spouse === null) return [];
      const isDeclined = isRefused(state, pope.seat, { kind: "annulment", from: seat, lord, spouse });
      const blockedBy = isBoundForGood(state, one) ? "F1429-5.8" : isDeclined ? "F1429-2.12" : undefined;
      return [
        { type: "askAnnulment", fields: { lord: { oneOf: [lord] } }, ...(blockedBy !== undefined && { blockedBy }) },
      ];
    });
  },
  facts({ state, seat }, { lord }) {
    const { spouse } = lordOf(state, lord);
    const pope = popeInPower(state);
    if (spouse === null || pope === undefined) return [];
    if (pope.seat === seat) return annulmentOf(state, lord, spouse);
    return asking(pope.seat, { kind: "annulment", from: seat, lord, spouse });
  },
};
