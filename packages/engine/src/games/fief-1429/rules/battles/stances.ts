import { during } from "../../../../core/rules.ts";
import { campOf, isWalled, other } from "../../model/camps.ts";
import { answered, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { type Battle, isPresent, type State } from "../../model/state.ts";
import type { AgendaStep, Fact, Side } from "../../model/types.ts";
import { troopsFallen } from "./losses.ts";
import { over } from "./rounds.ts";

// F1429-13.15, F1429-13.17
export const stances: RuleOfStep<"stances"> = {
  asks(state) {
    const { battle } = state;
    if (battle === null) return nobody;
    const allies = battle.allies.map(({ seat }) => seat).filter((seat) => isPresent(state, battle.village, seat));
    return [battle.attacker, battle.defender, ...allies];
  },
  run: () => [settled()],
};

const isLeader = ({ attacker, defender }: Battle, seat: number) => seat === attacker || seat === defender;

export const resolve: RuleOfMove<"resolve"> = during("stances", {
  rule: "F1429-13.15",
  choices({ state, seat }) {
    const { battle } = state;
    if (battle === null || !isLeader(battle, seat)) return [];
    const mayStop = seat === battle.attacker && isWalled(state, battle);
    const stances = ["truce", "fight", "surrender", ...(mayStop ? ["stop" as const] : [])] as const;
    return [{ type: "resolve", fields: { stance: { oneOf: stances } }, isDefault: true }];
  },
  facts: ({ seat }, { stance }) => [{ type: "StanceTaken", seat, stance }, answered(seat)],
});

export const waver: RuleOfMove<"waver"> = during("stances", {
  rule: "F1429-13.17",
  choices({ state, seat }) {
    const { battle } = state;
    if (battle === null || isLeader(battle, seat)) return [];
    // F1429-12.5
    const choices = battle.kind === "ride" ? (["stay", "leave"] as const) : (["stay", "leave", "cross"] as const);
    return [{ type: "waver", fields: { choice: { oneOf: choices } }, isDefault: true }];
  },
  facts: ({ seat }, { choice }) => [{ type: "AllyWavered", seat, choice }, answered(seat)],
});

export const verdict: RuleOfStep<"verdict"> = {
  asks: () => nobody,
  run(state) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const says = (seat: number) => battle.stances.find((one) => one.seat === seat)?.stance;
    const [attacker, defender] = [says(battle.attacker), says(battle.defender)];
    const yielding = [attacker, defender].filter((stance) => stance === "surrender");
    if (yielding.length === 1) return surrendered(state, battle, attacker === "surrender" ? "attack" : "defend");
    if (attacker === "stop") return [settled(over(null, "stop"))];
    // Both want to stop, or both surrender.
    if (attacker === defender && attacker !== "fight") return [settled(over(null, "truce"))];
    return [settled({ type: "window", over: "round" }, { type: "round" })];
  },
};

// F1429-13.16
function surrendered(state: State, battle: Battle, side: Side): readonly Fact[] {
  const camp = campOf(state, battle, side);
  const isRiding = battle.kind === "ride" && side === "attack";
  const context = { village: battle.village, cause: "surrender", isRiding } as const;
  const everything = { knights: camp.knights, first: camp.leader };
  const fallen = troopsFallen(camp, camp.sergeants + 3 * camp.knights, everything, context);
  const winner = campOf(state, battle, other(side)).leader;
  const captives: AgendaStep = { type: "captives", seat: winner, lords: camp.lords.map(({ lord }) => lord) };
  return [...fallen, settled(captives, over(other(side), "surrender"))];
}
