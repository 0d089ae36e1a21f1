import { botNameOf } from "@seneschal/wording";
import type { PoolClient } from "pg";
import { answerBy } from "../../domain/game/seats/presence-check.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { seatNames } from "../../stores/names/seat-names-queries.ts";
import * as detailsOf from "./due/details.ts";
import { endValues } from "./due/end-values.ts";
import { type NamedPlayer, named, selectorOf } from "./due/named.ts";
import type { DueNotification } from "./due-notifications-store.ts";
import type { Notification, NotificationContent } from "./notification.ts";
import { isAboutTournament, type TournamentTemplate, tournamentContent } from "./tournament-content.ts";

/** Returns the facts of a notification. */
export async function notificationOf(client: PoolClient, due: DueNotification): Promise<Notification> {
  const { key, template, game, gameName } = due;
  if (isAboutTournament(template)) return { key, ...(await tournamentContent(client, { ...due, template })) };
  if (game === null || gameName === null) throw new Error(`a notification ${template} is about no game`);
  const { values, ...content } = await contentOf(client, { ...due, template, game });
  return { key, kind: template, path: `/games/${game}`, values: { game: gameName, ...values }, ...content };
}

interface DueAboutGame {
  readonly account: string;
  readonly template: Exclude<DueNotification["template"], TournamentTemplate>;
  readonly game: string;
  readonly details: unknown;
}

type Content = Pick<NotificationContent, "values" | "since">;

async function contentOf(client: PoolClient, due: DueAboutGame): Promise<Content> {
  const { template, game, details } = due;
  switch (template) {
    case "your-turn": {
      const { ruleset, question, deadline, stopped, ...turn } = detailsOf.turnDetails.parse(details);
      const until = deadline === null ? {} : { deadline: await momentFor(client, due, deadline) };
      const premoves = stopped === null ? {} : { stopped: selectorOf(stopped) };
      return { values: { ruleset, question, ...until, ...premoves }, since: { game, ...turn } };
    }
    case "invited": {
      const { isKept, isRematch, ...host } = detailsOf.invitationDetails.parse(details);
      return { values: { name: [named(host)], seat: isKept ? "kept" : "free", how: isRematch ? "again" : "first" } };
    }
    case "game-began":
      return { values: { names: await namesAt(client, game) } };
    case "game-over":
      return { values: endValues(detailsOf.endDetails.parse(details), await namesAt(client, game)) };
    case "talk": {
      const { room, count, names } = detailsOf.chatDetails.parse(details);
      return { values: { room: room === "table" ? room : "apart", count, names: names.map(named) } };
    }
    case "rollback-asked":
    case "rolled-back":
    case "seat-given":
      return { values: detailsOf.reasonDetails.parse(details) };
    case "seat-left":
    case "seat-lost":
    case "substitute-wanted":
      return { values: await abandonedSeatValues(client, due) };
    case "excused": {
      const { deadline, seconds, isFixed } = detailsOf.excusedDetails.parse(details);
      const next = isFixed ? "nextDeadline" : "bank";
      return { values: { next, hours: Math.floor(seconds / 3600), deadline: await momentFor(client, due, deadline) } };
    }
    case "presence-check": {
      const { startedAt, mustMove, ...starter } = detailsOf.presenceCheckDetails.parse(details);
      const deadline = await momentFor(client, due, answerBy({ startedAt }));
      return { values: { name: [named(starter)], mustMove: mustMove ? "yes" : "no", deadline } };
    }
    case "replacement-vote":
      return { values: { names: detailsOf.absentPlayersDetails.parse(details).names.map(named) } };
    case "shortening-proposed": {
      const { turn, expiresAt, ...proposer } = detailsOf.shorteningDetails.parse(details);
      const deadline = await momentFor(client, due, new Date(expiresAt).toISOString());
      return { values: { name: [named(proposer)], turn, deadline } };
    }
    case "shortening-declined": {
      const { turn, ...decliner } = detailsOf.refusedShorteningDetails.parse(details);
      return { values: { name: [named(decliner)], turn } };
    }
    case "game-shortened":
      return { values: detailsOf.newLengthDetails.parse(details) };
    case "game-full":
    case "host-changed":
    case "ready-check":
      return { values: {} };
    case "undo-asked":
    case "undo-declined":
    case "player-joined":
    case "invitation-declined":
    case "seat-taken":
      return { values: { name: [named(detailsOf.accountDetails.parse(details))] } };
  }
}

/** `until`: whether the seat is open, and for a limited time. */
async function abandonedSeatValues(client: PoolClient, due: DueAboutGame): Promise<Content["values"]> {
  const { how, isOpen, openUntil, ...former } = detailsOf.abandonedSeatDetails.parse(due.details);
  const values = { name: [named(former)], how: former.name === null ? "deleted" : selectorOf(how ?? "resigned") };
  if (!isOpen || openUntil === null) return { ...values, until: isOpen ? "open" : "closed" };
  const deadline = await momentFor(client, due, new Date(openUntil).toISOString());
  return { ...values, until: "limited", deadline };
}

/** An instant in the time zone of the recipient. */
async function momentFor(client: PoolClient, { account }: DueAboutGame, at: string) {
  return { at, zone: (await profileOf(client, account)).timeZone };
}

async function namesAt(client: PoolClient, game: string): Promise<readonly NamedPlayer[]> {
  return (await seatNames(client, game)).map(
    (known, seat) => known ?? { name: botNameOf(seat) ?? `${seat + 1}`, nameKind: null },
  );
}
