import type { Audience, Seat } from "../../../../core/ruleset.ts";
import type { Offer, State } from "./state.ts";
import type { Card } from "./types.ts";

export const sees = (audience: Audience, seat: Seat): boolean => audience === "arbiter" || audience === seat;

/** The two families of an offer see its cards. */
export const isPartyTo = ({ seat, to }: Pick<Offer, "seat" | "to">, audience: Audience): boolean =>
  sees(audience, seat) || sees(audience, to);

/** The cards of a family that this audience cannot look into: its hand, and what is set aside in offers to others. */
export const cardsHiddenFrom = (
  { families, offers }: Pick<State, "families" | "offers">,
  seat: Seat,
  by: Audience,
): readonly Card[] => [
  ...(families[seat]?.hand ?? []),
  ...offers.flatMap((one) => (one.seat === seat && one.card !== "none" && !isPartyTo(one, by) ? [one.card] : [])),
];
