import { games } from "@seneschal/schema";
import { botNameOf } from "@seneschal/wording";
import type { PoolClient } from "pg";
import { z } from "zod";
import { seatNames } from "../../stores/names/seat-names-queries.ts";
import type { DueNotification } from "./due-notifications-store.ts";
import type { Notification, NotificationContent } from "./notification.ts";
import { isAboutTournament, type TournamentTemplate, tournamentContent } from "./tournament-content.ts";

/** Returns the facts of a notification. */
export async function notificationOf(client: PoolClient, due: DueNotification): Promise<Notification> {
  const { key, template, game, gameName } = due;
  if (isAboutTournament(template)) return { key, ...(await tournamentContent(client, { ...due, template })) };
  if (game === null || gameName === null) throw new Error(`a notification ${template} is about no game`);
  const content = await contentOf(client, { template, game, gameName, details: due.details });
  return { key, kind: template, path: `/games/${game}`, ...content };
}

interface DueAboutGame {
  readonly template: Exclude<DueNotification["template"], TournamentTemplate>;
  readonly game: string;
  readonly gameName: string;
  readonly details: unknown;
}

async function contentOf(
  client: PoolClient,
  { template, game, gameName, details }: DueAboutGame,
): Promise<Pick<NotificationContent, "values" | "since">> {
  switch (template) {
    case "your-turn": {
      const { ruleset, question, ...turn } = turnDetails.parse(details);
      return { values: { game: gameName, ruleset, question }, since: { game, ...turn } };
    }
    case "invited": {
      const { isKept, isRematch, ...host } = invitationDetails.parse(details);
      return {
        values: { game: gameName, name: [host], seat: isKept ? "kept" : "free", how: isRematch ? "again" : "first" },
      };
    }
    case "game-began":
      return { values: { game: gameName, names: await namesAt(client, game) } };
    case "game-over":
      return { values: { game: gameName, ...endValues(endDetails.parse(details), await namesAt(client, game)) } };
    case "talk":
      return { values: { game: gameName, ...chatValues(chatDetails.parse(details)) } };
    case "rollback-asked":
    case "rolled-back":
      return { values: { game: gameName, ...rollbackDetails.parse(details) } };
    case "seat-left":
    case "undo-asked":
    case "substitute-wanted": {
      const { name, nameKind, seat } = seatDetails.parse(details);
      return { values: { game: gameName, name: [name === null ? nameless(seat) : { name, nameKind }] } };
    }
  }
}

const turnDetails = z.object({ seat: z.int(), upTo: z.int(), ruleset: z.string(), question: z.string() });
const nameKind = z.enum(["registered", "unclaimed", "guest"]).nullable();
const named = z.object({ name: z.string(), nameKind });
const invitationDetails = named.extend({ isKept: z.boolean(), isRematch: z.boolean() });
const endDetails = z.object({
  seat: z.int(),
  ruleset: z.string(),
  outcome: games.outcome.nullable(),
});
const chatDetails = z.object({ room: z.string(), count: z.int(), names: z.array(named) });
const rollbackDetails = z.object({ reason: z.string() });
const seatDetails = z.object({ name: z.string().nullable(), nameKind, seat: z.int() });

type Named = z.output<typeof named>;

async function namesAt(client: PoolClient, game: string): Promise<readonly Named[]> {
  return (await seatNames(client, game)).map((known, seat) => known ?? nameless(seat));
}

function nameless(seat: number): Named {
  return { name: botNameOf(seat) ?? `${seat + 1}`, nameKind: null };
}

function endValues(
  { seat, ruleset, outcome }: z.output<typeof endDetails>,
  names: readonly Named[],
): NotificationContent["values"] {
  if (outcome === null) return { how: "closed", scores: "", winners: "" };
  const ranking = outcome.ranking.toSorted((one, other) => one.rank - other.rank);
  const winners = ranking.filter(({ rank }) => rank === 1).map((place) => place.seat);
  const how = !winners.includes(seat) ? "lost" : winners.length === 1 ? "won" : "shared";
  return {
    how,
    winners: winners.map((winner) => names[winner] ?? nameless(winner)),
    scores: ranking.map(({ seat: one, score, tieBreaks }) => ({
      ...(names[one] ?? nameless(one)),
      result: { ruleset, score, tieBreaks },
    })),
  };
}

function chatValues({ room, count, names }: z.output<typeof chatDetails>): NotificationContent["values"] {
  return { room: room === "table" ? room : "apart", count, names };
}
