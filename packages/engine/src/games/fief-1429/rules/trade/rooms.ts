import type { Seat } from "../../../../core/ruleset.ts";
import type { RuleOfMove } from "../../model/flow.ts";
import { canDeal } from "../../model/reaction-window.ts";
import { familyOf, othersOf, type Room, type State } from "../../model/state.ts";
import type { Fact, Phase } from "../../model/types.ts";

/** A phase begins; rooms whose time is over close before. F1429-18.6 */
export const phaseBegun = ({ rooms }: State, phase: Phase): readonly Fact[] => [
  ...rooms.filter(({ phases }) => phases <= 1).map(({ host }): Fact => ({ type: "RoomClosed", seat: host })),
  { type: "PhaseBegan", phase },
];

const roomOf = ({ rooms }: State, host: Seat): Room | undefined => rooms.find((room) => room.host === host);

/** The host of the private room that two families share, if any. */
export const sharedRoom = ({ rooms }: State, one: Seat, other: Seat): Seat | null =>
  rooms.find((room) => [one, other].every((seat) => room.host === seat || room.guests.includes(seat)))?.host ?? null;

// F1429-18.6
export const openRoom: RuleOfMove<"openRoom"> = {
  rule: "F1429-18.6",
  choices({ state, seat }) {
    if (state.table.options.diplomacy === "free" || !canDeal(state) || roomOf(state, seat) !== undefined) return [];
    const others = othersOf(state, seat);
    const isSpent = familyOf(state, seat).embassies === 0;
    const guests = { someOf: others, min: 1, max: others.length };
    return [{ type: "openRoom", fields: { guests }, ...(isSpent && { blockedBy: "F1429-18.5" }) }];
  },
  facts: ({ state, seat }, { guests }) => [
    { type: "RoomOpened", seat, guests, embassies: familyOf(state, seat).embassies - 1 },
  ],
};

// F1429-18.6
export const prolongRoom: RuleOfMove<"prolongRoom"> = {
  rule: "F1429-18.6",
  choices({ state, seat }) {
    if (!canDeal(state) || roomOf(state, seat) === undefined) return [];
    const isSpent = familyOf(state, seat).embassies === 0;
    return [{ type: "prolongRoom", fields: {}, ...(isSpent && { blockedBy: "F1429-18.5" }) }];
  },
  facts({ state, seat }) {
    const guests = roomOf(state, seat)?.guests ?? [];
    return [{ type: "RoomProlonged", seat, guests, embassies: familyOf(state, seat).embassies - 1 }];
  },
};
