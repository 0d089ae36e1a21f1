"use client";

import { useFormatter } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import type { ChatRoom } from "../../../lib/api-client/types.ts";

/** Names the others in a private room: "Aveline and Oda". Empty for the rooms of all players and of spectators. */
export function useOthersIn(people: readonly Person[], yourSeat: number | null): (room: ChatRoom) => string {
  const format = useFormatter();
  return ({ seats }) =>
    format.list((seats ?? []).filter((seat) => seat !== yourSeat).map((seat) => people[seat]?.name ?? ""));
}
