import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { hasBadWeather } from "../../model/control.ts";
import { asksItsSeat, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { stepsMaxOf } from "../../model/offices.ts";
import { bandsAt, freeLordsAt, lordOf, type March, prisonersAt, type State, troopsOf } from "../../model/state.ts";
import type { Band, Fact } from "../../model/types.ts";
import { arrivalsBy, type Group, stepOf, takenFrom } from "./group.ts";

// F1429-11.9
export const leave: RuleOfStep<"leave"> = {
  asks: ({ march }) => march?.of ?? nobody,
  run(state) {
    const { march } = state;
    if (march === null) return [settled()];
    const { fact, next } = stepOf(state, march);
    return [fact, settled(...next)];
  },
};

/** One refusal is enough. */
export function leaveAnswered({ march }: State, seat: Seat, isGiven: boolean): readonly Fact[] {
  if (march === null) return [settled()];
  const answer: Fact = { type: "LeaveAnswered", seat, to: march.seat, isGiven };
  if (isGiven) return [answer];
  return [
    answer,
    { type: "LeaveRefused", seat: march.seat, village: march.from },
    settled({ type: "refused", seat: march.seat }),
  ];
}

export const refused: RuleOfStep<"refused"> = asksItsSeat;

export function haltFacts({ march }: State): readonly Fact[] {
  return march === null
    ? []
    : [
        {
          type: "MarchHalted",
          seat: march.seat,
          village: march.from,
          lords: march.lords,
          areTroopsBound: true,
        },
      ];
}

// F1429-11.8
export const turnBack: RuleOfMove<"turnBack"> = during("refused", {
  rule: "F1429-11.8",
  choices({ state }) {
    if (wayBack(state) === undefined) return [];
    const { sergeants, knights } = troopsOf(garrisonOf(state));
    return [{ type: "turnBack", fields: { sergeants: { from: 0, to: sergeants }, knights: { from: 0, to: knights } } }];
  },
  facts({ state }, { sergeants, knights }) {
    const group = wayBack(state);
    if (group === undefined) return [settled()];
    const bands = [...group.bands, ...takenFrom(garrisonOf(state), sergeants, knights)];
    const { fact, next } = stepOf(state, { ...group, bands });
    return [fact, settled(...next)];
  },
});

/** All that came by the same road this turn, if all of them can go back. */
function wayBack(state: State): Group | undefined {
  const { march } = state;
  if (march === null) return undefined;
  const { road } = lordOf(state, march.leader);
  if (road === null || hasBadWeather(state, road) || hasBadWeather(state, march.from)) return undefined;
  const limit = stepsMaxOf(lordOf(state, march.leader));
  const bands = arrivalsBy(state, march, road);
  if (bands.some(({ steps }) => steps >= limit)) return undefined;
  return { ...groupOf(march), to: road, bands, lords: lordsBack(state, march, limit) };
}

/** Their troops that were there before, who may go back with them. */
const garrisonOf = (state: State): readonly Band[] =>
  state.march === null
    ? []
    : bandsAt(state, state.march.from, state.march.seat).filter(({ steps, isRiding }) => steps === 0 && !isRiding);

function lordsBack(state: State, { seat, leader, from }: March, limit: number) {
  const { road } = lordOf(state, leader);
  const came = freeLordsAt(state, from, seat).filter((lord) => lord.road === road && lord.steps < limit);
  const led = prisonersAt(state, from, seat).filter(({ steps }) => steps > 0 && steps < limit);
  return [leader, ...[...came, ...led].map(({ lord }) => lord).filter((lord) => lord !== leader)];
}

const groupOf = ({ seat, leader, lords, from, to, bands }: March): Group => ({ seat, leader, lords, from, to, bands });
