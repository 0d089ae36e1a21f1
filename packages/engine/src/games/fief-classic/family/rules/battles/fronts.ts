import type { Seat } from "../../../../../core/ruleset.ts";
import {
  areAllied,
  hasStance,
  inTurnOrder,
  type League,
  type Place,
  type State,
  withStance,
} from "../../model/state.ts";
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

/** The owner of the village, and those who came to help. */
export function defendersOf(state: State, place: Place): readonly Seat[] {
  const relief = reliefOf(state, place);
  return place.holder === null || relief.includes(place.holder) ? relief : [place.holder, ...relief];
}

/** Those who fight together: they have named the same of them to hold the village. FC-12.1 */
export function coalitionsOf(state: State, place: Place): readonly Coalition[] {
  const groups = new Map<Seat, Seat[]>();
  for (const seat of attackersOf(state, place)) {
    const named = occupantFor(state, seat);
    groups.set(named, [...(groups.get(named) ?? []), seat]);
  }
  return [...groups].map(([named, seats]) => withOccupant(seats, named));
}

/** The family it named, if that one named itself; otherwise it fights alone. */
function occupantFor(state: State, seat: Seat): Seat {
  const named = pactOf(state, seat)?.occupant ?? seat;
  return pactOf(state, named)?.occupant === named ? named : seat;
}
const pactOf = ({ leagues }: State, seat: Seat): League | undefined => leagues.find((one) => one.seat === seat);

/** The occupant comes first: it takes the losses that cannot be shared. */
function withOccupant(seats: readonly Seat[], named: Seat): Coalition {
  const occupant = seats.find((seat) => seat === named) ?? seats[0] ?? named;
  return { occupant, seats: [occupant, ...seats.filter((seat) => seat !== occupant)] };
}

/** The family that takes the losses of these first, if all of them named the same. FC-12.10 */
export const bearerAmong = (state: State, seats: readonly Seat[]): Seat | undefined =>
  agreedBy(state, seats, ({ bearer }) => bearer);
/** The defender that holds the village after a victory, if all of them named the same. FC-12.11 */
export const occupantAmong = (state: State, seats: readonly Seat[]): Seat | undefined =>
  agreedBy(state, seats, ({ occupant }) => occupant);

function agreedBy(
  state: State,
  seats: readonly Seat[],
  namedIn: (pact: League) => Seat | null | undefined,
): Seat | undefined {
  if (state.leagues.length < seats.length || seats.length < 2) return undefined;
  const named = seats.map((seat) => {
    const pact = pactOf(state, seat);
    return pact === undefined ? undefined : namedIn(pact);
  });
  const [first] = named;
  return typeof first === "number" && seats.includes(first) && named.every((one) => one === first) ? first : undefined;
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
  const [defenders, isRelieved] = [defendersOf(state, place), hasStance(place, "relief")];
  return first === undefined
    ? breakout(state, place, defenders, isRelieved)
    : assault(place, first, defenders, isRelieved);
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
