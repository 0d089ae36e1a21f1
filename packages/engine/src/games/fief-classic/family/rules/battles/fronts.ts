import type { Seat } from "../../../../../core/ruleset.ts";
import { areAllied, hasStance, inTurnOrder, type Place, type State, withStance } from "../../model/state.ts";
import type { FactOf } from "../../model/types.ts";

/** The next battle before or in a village. */
export type Front = Pick<FactOf<"BattleBegan">, "kind" | "attackers" | "defenders" | "isWalled">;
export type Coalition = { readonly occupant: Seat; readonly seats: readonly Seat[] };

const ordered = (state: State, seats: readonly Seat[]): readonly Seat[] =>
  seats.length < 2 ? seats : inTurnOrder(state).filter((seat) => seats.includes(seat));

export const attackersOf = (state: State, place: Place): readonly Seat[] =>
  ordered(state, withStance(place, "attack", "refused"));
export const reliefOf = (state: State, place: Place): readonly Seat[] => ordered(state, withStance(place, "relief"));
export const besiegersOf = (state: State, place: Place): readonly Seat[] => ordered(state, withStance(place, "siege"));

/** Those who came to attack the besiegers, unless they have become friends since. FC-10.16 */
export const challengersOf = (state: State, place: Place): readonly Seat[] => {
  const besiegers = withStance(place, "siege");
  const isFriend = (seat: Seat) => besiegers.some((one) => areAllied(state, seat, one));
  return ordered(state, withStance(place, "challenge")).filter((seat) => !isFriend(seat));
};

/** Those who fight together: who have named the same family to hold the village, and who are allied. FC-12.1 */
export function coalitionsOf(state: State, place: Place): readonly Coalition[] {
  const coalitions: Coalition[] = [];
  for (const seat of attackersOf(state, place)) {
    const index = coalitions.findIndex(({ seats }) => seats.some((one) => areTogether(state, one, seat)));
    const found = coalitions[index];
    if (found === undefined) coalitions.push({ occupant: seat, seats: [seat] });
    else coalitions[index] = withMember(state, found, seat);
  }
  return coalitions;
}

const occupantNamedBy = ({ leagues }: State, seat: Seat): Seat | null =>
  leagues.find((one) => one.seat === seat)?.occupant ?? null;
function areTogether(state: State, one: Seat, other: Seat): boolean {
  const named = occupantNamedBy(state, one);
  return (named !== null && named === occupantNamedBy(state, other)) || areAllied(state, one, other);
}
/** The family they named comes first: it takes the losses that cannot be shared. */
function withMember(state: State, { occupant, seats }: Coalition, seat: Seat): Coalition {
  const all = [...seats, seat];
  const named = occupantNamedBy(state, seat);
  const holder = named !== null && all.includes(named) ? named : occupant;
  return { occupant: holder, seats: [holder, ...all.filter((one) => one !== holder)] };
}

/** What is to be fought next, if anything. */
export function frontOf(state: State, place: Place): Front | undefined {
  if (place.stances.length === 0) return undefined;
  // FC-10.16
  const [challengers, besiegers] = [challengersOf(state, place), besiegersOf(state, place)];
  if (challengers.length > 0 && besiegers.length > 0) {
    return { kind: "challenge", attackers: challengers, defenders: besiegers, isWalled: false };
  }
  const [first, second] = coalitionsOf(state, place);
  // FC-12.2
  if (first !== undefined && second !== undefined) {
    return { kind: "rivalry", attackers: first.seats, defenders: second.seats, isWalled: false };
  }
  const relief = reliefOf(state, place);
  const inside = place.holder === null || relief.includes(place.holder) ? [] : [place.holder];
  if (first !== undefined) return assault(place, first, [...inside, ...relief], relief.length > 0);
  return breakout(state, place, [...inside, ...relief], relief.length > 0);
}

// FC-11.3, FC-12.5
function assault(place: Place, { seats }: Coalition, defenders: readonly Seat[], isRelieved: boolean) {
  if (defenders.length === 0) return undefined;
  return { kind: "assault", attackers: seats, defenders, isWalled: place.hasCastle && !isRelieved } as const;
}

// FC-10.10, FC-10.11
function breakout(state: State, place: Place, attackers: readonly Seat[], isRelieved: boolean): Front | undefined {
  const besiegers = besiegersOf(state, place);
  if (besiegers.length === 0 || !(isRelieved || place.isSallying) || attackers.length === 0) return undefined;
  return { kind: isRelieved ? "relief" : "sally", attackers, defenders: besiegers, isWalled: false };
}

/** Whether something happens there in the phase of battles. */
export const isContested = (state: State, place: Place): boolean =>
  place.stances.length > 0 &&
  (hasStance(place, "attack", "refused", "relief") ||
    (hasStance(place, "siege") && place.holder === null) ||
    frontOf(state, place) !== undefined);
