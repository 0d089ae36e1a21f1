import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Seat } from "../../../../../core/ruleset.ts";
import { placeOf, regionOnMap } from "../../model/atlas.ts";
import type { ChoiceOf } from "../../model/flow.ts";
import { at, familyOf, inTurnOrder, type Lord, regionOf, type State } from "../../model/state.ts";
import type { AttackCard, Card, Curse, Fact, RegionId } from "../../model/types.ts";

/** A family that returned a card this turn uses none of those. FC-4.4 */
export const blockedIfExchanged = (state: State, seat: Seat): { readonly blockedBy?: string } =>
  familyOf(state, seat).hasExchanged ? { blockedBy: "FC-4.4" } : {};

export const holds = (state: State, seat: Seat, card: Card): boolean => familyOf(state, seat).hand.includes(card);

const regional = [...pieces.curses, "plague"] as const;

/** Each attack card of the hand that falls on a whole region. FC-5.1, FC-5.19 */
export function regionalAttacks(state: State, seat: Seat): readonly ChoiceOf<"lay">[] {
  return regional.flatMap((card): readonly ChoiceOf<"lay">[] => {
    if (!holds(state, seat, card)) return [];
    const spared = card === "plague" ? pieces.regions : withoutCurse(state, card);
    const struck = pieces.regions.filter((region) => !spared.includes(region));
    return [
      {
        type: "lay",
        fields: { card: { oneOf: [card] }, region: { oneOf: spared } },
        ...blockedIfExchanged(state, seat),
      },
      { type: "lay", fields: { card: { oneOf: [card] }, region: { oneOf: struck } }, blockedBy: "FC-5.19" },
    ];
  });
}
export const withoutCurse = (state: State, curse: Curse): readonly RegionId[] =>
  pieces.regions.filter((region) => !regionOf(state, region).curses.includes(curse));

export const attackOn = (seat: Seat, card: AttackCard, region: RegionId): Fact => ({
  type: "AttackLaid",
  seat,
  card,
  region,
  lord: null,
  rolled: null,
  hasFamine: false,
});
export const ended: Fact = { type: "AttackEnded" };

/** The lords of other families. FC-5.18 */
export const foes = ({ lords }: State, seat: Seat): readonly Lord[] => lords.filter((lord) => lord.seat !== seat);

const lordsInRegion = ({ lords }: State, region: RegionId, seat: Seat): number =>
  lords.filter((lord) => lord.seat === seat && placeOf(lord.village).region === region).length;

export const isInRegion = (state: State, region: RegionId, seat: Seat): boolean =>
  regionOnMap(region).villages.some((village) => {
    const { holder, gates } = at(state, village);
    return holder === seat || gates.some((gate) => gate.seat === seat);
  }) || lordsInRegion(state, region, seat) > 0;

/** The families that an attack on a region concerns: first the one with the most lords there, then in turn order. FC-5.16 */
export const concernedBy = (state: State, region: RegionId, by: Seat): readonly Seat[] =>
  inTurnOrder(state)
    .filter((seat) => seat !== by && isInRegion(state, region, seat))
    .toSorted((one, other) => lordsInRegion(state, region, other) - lordsInRegion(state, region, one));
