import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { placeOf } from "../../model/atlas.ts";
import { hasBadWeather } from "../../model/control.ts";
import { type ChoiceOf, type RuleOfMove, settled } from "../../model/flow.ts";
import { stepsMaxOf } from "../../model/offices.ts";
import { isFree, type Lord, lordOf, lordsOf, type State, troopsOf } from "../../model/state.ts";
import type { VillageId } from "../../model/types.ts";
import { bandsFor, companionsFor, type Group, hostsOf, keepersOf, stepOf, takenFrom } from "./group.ts";

// F1429-11.1 to F1429-11.7
export const march: RuleOfMove<"march"> = during("marching", {
  rule: "F1429-11.1",
  choices({ state, seat }) {
    return readyLords(state, seat).flatMap((leader): readonly ChoiceOf<"march">[] => {
      const lord = { oneOf: [leader.lord] };
      const party = partyOf(state, leader);
      const open = exitsOf(state, leader);
      const snowbound = placeOf(leader.village).neighbours.filter((to) => !open.includes(to));
      return [
        { type: "march", fields: { lord, to: { oneOf: open }, ...party } },
        { type: "march", fields: { lord, to: { oneOf: snowbound }, ...party }, blockedBy: "F1429-7.3" },
      ];
    });
  },
  facts({ state, seat }, { lord, to, companions, sergeants, knights }) {
    const leader = lordOf(state, lord);
    const bands = takenFrom(bandsFor(state, leader), sergeants, knights);
    const group = { seat, leader: lord, lords: [lord, ...companions], from: leader.village, to, bands };
    const keepers = leader.hasPassage ? [] : askedFor(state, leader, group);
    if (keepers.length > 0) {
      const isHidden = state.table.options.isFoggy;
      return [
        { type: "LeaveAsked", ...group, of: keepers, isHidden },
        settled({ type: "leave" }, { type: "marching", seat }),
      ];
    }
    const { fact, next } = stepOf(state, group);
    return [fact, settled(...next, { type: "marching", seat })];
  },
});

const askedFor = (state: State, leader: Lord, group: Group): readonly Seat[] =>
  leader.road === group.to ? hostsOf(state, group) : keepersOf(state, leader, group.to);

export const readyLords = (state: State, seat: Seat): readonly Lord[] =>
  lordsOf(state, seat).filter((lord) => isFree(lord) && lord.steps < stepsMaxOf(lord));

/** Possible companions. */
function partyOf(state: State, leader: Lord) {
  const { sergeants, knights } = troopsOf(bandsFor(state, leader));
  const companions = companionsFor(state, leader).map(({ lord }) => lord);
  return {
    companions: { someOf: companions, min: 0, max: companions.length },
    sergeants: { from: 0, to: sergeants },
    knights: { from: 0, to: knights },
  };
}

// F1429-7.3
export const exitsOf = (state: State, leader: Lord): readonly VillageId[] =>
  leader.hasPassage ? placeOf(leader.village).neighbours : openRoadsFrom(state, leader.village);
export const openRoadsFrom = (state: State, village: VillageId): readonly VillageId[] =>
  hasBadWeather(state, village) ? [] : placeOf(village).neighbours.filter((to) => !hasBadWeather(state, to));
