import { botNameOf } from "@seneschal/wording";
import type { PoolClient } from "pg";
import { z } from "zod";
import { tableNames } from "../../read-models/table-names-queries.ts";
import type { Happening } from "./due-notifications-store.ts";
import type { Notice, ToldNotice } from "./notice.ts";

/** Returns the facts of a notification. */
export async function noticeOf(client: PoolClient, happening: Happening): Promise<Notice> {
  const { key, letter: kind, game, gameName } = happening;
  return { key, kind, path: `/games/${game}`, ...(await factsOf(client, happening, gameName)) };
}

async function factsOf(
  client: PoolClient,
  { letter, game, details }: Happening,
  gameName: string,
): Promise<Pick<ToldNotice, "values" | "since"> & Partial<Pick<ToldNotice, "path">>> {
  switch (letter) {
    case "your-turn":
      return { values: { game: gameName }, since: { game, ...turnDetails.parse(details) } };
    case "invited": {
      const { isKept, isRematch, ...host } = invitationDetails.parse(details);
      return {
        values: { game: gameName, name: [host], seat: isKept ? "kept" : "free", how: isRematch ? "again" : "first" },
      };
    }
    case "game-began":
      return { values: { game: gameName, names: await namesAt(client, game) } };
    case "game-over":
      return { values: { game: gameName, ...endOf(endDetails.parse(details), await namesAt(client, game)) } };
    case "talk":
      return { values: { game: gameName, ...talkOf(talkDetails.parse(details)) } };
    case "rollback-asked":
      return { values: { game: gameName, ...rollbackDetails.parse(details) } };
    case "result-in-doubt": {
      const { tournament, name, round, table } = doubtDetails.parse(details);
      return { values: { tournament: name, round, table }, path: `/tournaments/${tournament}#table-${round}-${table}` };
    }
    case "seat-left":
    case "undo-asked":
    case "substitute-wanted": {
      const { name, nameKind, seat } = seatDetails.parse(details);
      return { values: { game: gameName, name: [name === null ? nameless(seat) : { name, nameKind }] } };
    }
  }
}

const turnDetails = z.object({ seat: z.int(), upTo: z.int() });
const nameKind = z.enum(["registered", "unclaimed", "guest"]).nullable();
const named = z.object({ name: z.string(), nameKind });
const invitationDetails = named.extend({ isKept: z.boolean(), isRematch: z.boolean() });
const endDetails = z.object({
  seat: z.int(),
  outcome: z.object({ ranking: z.array(z.object({ seat: z.int(), rank: z.int(), score: z.number() })) }).nullable(),
});
const talkDetails = z.object({ room: z.string(), count: z.int(), names: z.array(named) });
const rollbackDetails = z.object({ reason: z.string() });
const doubtDetails = z.object({ tournament: z.uuid(), name: z.string(), round: z.int(), table: z.int() });
const seatDetails = z.object({ name: z.string().nullable(), nameKind, seat: z.int() });

type Named = z.output<typeof named>;

async function namesAt(client: PoolClient, game: string): Promise<readonly Named[]> {
  return (await tableNames(client, game)).map((known, seat) => known ?? nameless(seat));
}

function nameless(seat: number): Named {
  return { name: botNameOf(seat) ?? `${seat + 1}`, nameKind: null };
}

function endOf({ seat, outcome }: z.output<typeof endDetails>, names: readonly Named[]): ToldNotice["values"] {
  if (outcome === null) return { how: "closed", scores: "", winners: "" };
  const ranking = outcome.ranking.toSorted((one, other) => one.rank - other.rank);
  const winners = ranking.filter(({ rank }) => rank === 1).map((place) => place.seat);
  const how = !winners.includes(seat) ? "lost" : winners.length === 1 ? "won" : "shared";
  return {
    how,
    winners: winners.map((winner) => names[winner] ?? nameless(winner)),
    scores: ranking.map(({ seat: one, score }) => ({ ...(names[one] ?? nameless(one)), score })),
  };
}

function talkOf({ room, count, names }: z.output<typeof talkDetails>): ToldNotice["values"] {
  return { room: room === "table" ? room : "apart", count, names };
}
