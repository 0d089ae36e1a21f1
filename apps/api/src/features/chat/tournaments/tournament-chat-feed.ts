import type { Pool } from "pg";
import { changesAfter, lastChange } from "../messages-store.ts";
import { tournamentRooms } from "./tournament-rooms.ts";

const messagesAtOnce = 100;

/** A feed of the messages of a tournament after a change that the viewer knows, or from now on. */
export async function tournamentChatFeed(
  pool: Pool,
  tournament: string,
  account: string | undefined,
  after: number | undefined,
) {
  const reader = { account, publicRooms: tournamentRooms, versionMax: Number.POSITIVE_INFINITY };
  let lastSent = after ?? (await lastChange(pool, tournament, reader));
  return {
    get lastSent() {
      return lastSent;
    },
    async next() {
      const changes = await changesAfter(pool, tournament, reader, { after: lastSent, limit: messagesAtOnce });
      lastSent = changes.at(-1)?.changed ?? lastSent;
      return changes.map(({ changed, message }) => ({ number: changed, data: JSON.stringify(message) }));
    },
  };
}
