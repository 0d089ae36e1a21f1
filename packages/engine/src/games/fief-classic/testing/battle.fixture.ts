import type { Ruleset } from "../../../core/ruleset.ts";
import { rolls } from "../../../testing/index.ts";
import type { FiefClassic, Stance, VillageId } from "../family/model/types.ts";
import { begunAt, type Realm } from "./realm.fixture.ts";

type Army = readonly [seat: 0 | 1 | 2, road: VillageId, soldiers: number, stance: Stance];
/** Seat 1 holds Charolles with this many soldiers; others stand before it. */
export const before = (inside: number, ...armies: readonly Army[]) => ({
  holder: inside > 0 ? 1 : null,
  soldiers: inside,
  gates: armies.map(([seat, road, soldiers]) => [seat, road, soldiers] as const),
  stances: Object.fromEntries(armies.map(([seat, , , stance]) => [seat, stance])),
});
export const landsOf = (charolles: object) => ({ villages: { charolles } });
export const attack = (soldiers: number): Army => [0, "blaye", soldiers, "attack"];

/** The battles begin, with these dice until the first question. */
export const battlesOf =
  (ruleset: Ruleset<FiefClassic>) =>
  (setup: Omit<Realm, "asks" | "begins">, ...pips: readonly number[]) => {
    const begun = begunAt(ruleset, { ...setup, begins: "battles", draws: rolls(...pips) });
    return { ...begun, facts: () => begun.facts, isPlayed: () => begun };
  };
