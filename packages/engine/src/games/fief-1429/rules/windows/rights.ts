import type { Seat } from "../../../../core/ruleset.ts";
import { isCharacter } from "../../model/hidden.ts";
import { hasRoom, popeInPower } from "../../model/offices.ts";
import { sharedVillages } from "../../model/presence.ts";
import { at, familyOf, findLord, type Lord, lordsOf, type State } from "../../model/state.ts";
import type { VillageId } from "../../model/types.ts";
import { isBoundForGood, mayExcommunicate } from "../trade/transfers.ts";

// What a family may do at any time, as everyone can see: a window asks those that have such a right.

type Ground = Pick<State, "places" | "lords" | "families" | "table">;

// F1429-2.4
export const mayCede = (state: State, seat: Seat, villages: readonly VillageId[]): boolean =>
  sharedVillages(state).some((village) => at(state, village).holder === seat && villages.includes(village));

// F1429-14.3
export const mayFree = ({ lords }: Ground, seat: Seat, isMeant: (lord: Lord) => boolean): boolean =>
  lords.some((lord) => lord.guard === seat && isMeant(lord));

// F1429-14.8
export const mayRansom = (state: Ground, seat: Seat): boolean =>
  lordsOf(state, seat).some(({ guard }) => guard !== null);

// F1429-15.5
export const mayLiftSiege = ({ places }: Ground, seat: Seat): boolean =>
  places.some(({ engines }) => engines.some((engine) => engine.seat === seat));

// F1429-5.5
export const mayBan = (state: Ground, seat: Seat): boolean =>
  popeInPower(state)?.seat === seat && mayExcommunicate(state);
export const mayAbsolve = (state: Ground, seat: Seat, isMeant: (lord: Lord) => boolean): boolean =>
  popeInPower(state)?.seat === seat && state.lords.some((lord) => lord.isExcommunicated && isMeant(lord));

// F1429-5.7: at the request of the family of either spouse.
export function mayAnnul(state: Ground, seat: Seat, isMeant: (lord: Lord) => boolean): boolean {
  if (popeInPower(state) === undefined) return false;
  return lordsOf(state, seat).some((lord) => {
    const spouse = lord.spouse === null ? undefined : findLord(state, lord.spouse);
    return spouse !== undefined && !isBoundForGood(state, lord) && (isMeant(lord) || isMeant(spouse));
  });
}

// F1429-9.10
export const mayPassTitle = (state: Ground, seat: Seat): boolean =>
  lordsOf(state, seat).some((lord) => !hasRoom(lord)) && lordsOf(state, seat).some(hasRoom);

/** Whether it holds a character card, as its back shows, in the hand or set aside in an offer. */
export const holdsCharacter = (state: State, seat: Seat): boolean =>
  familyOf(state, seat).hand.some(isCharacter) ||
  state.offers.some((offer) => offer.seat === seat && offer.card !== "none" && isCharacter(offer.card));
