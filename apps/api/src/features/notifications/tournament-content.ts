import type { PoolClient } from "pg";
import { z } from "zod";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { knownPlayers } from "../../stores/names/player-names-queries.ts";
import type { DueNotification } from "./due-notifications-store.ts";
import type { NotificationContent } from "./notification.ts";

/** The templates about a tournament, each with the part of its page that the link leads to. */
const sections = {
  "check-in-opened": "registration",
  "check-in-ends": "registration",
  "round-published": "table",
  bye: "table",
  "deadline-near": "table",
  "result-reported": "table",
  "moved-up": "registration",
  "substituted-in": "registration",
  "removed-from-tournament": "registration",
  "not-checked-in": "registration",
  "tournament-cancelled": "registration",
  "tournament-over": "standings",
  announcement: "announcements",
  "tables-overdue": "table",
  "table-stopped": "table",
  "result-disputed": "table",
  "result-unconfirmed": "table",
  "result-in-doubt": "table",
  "round-drafted": "table",
  "results-complete": "table",
  "pairing-failed": "registration",
  "start-overdue": "registration",
} as const;
export type TournamentTemplate = keyof typeof sections;

export const isAboutTournament = (template: string): template is TournamentTemplate => template in sections;

const details = z.object({
  tournament: z.uuid(),
  name: z.string(),
  round: z.int().optional(),
  tables: z.array(z.int()).optional(),
  seat: z.int().optional(),
  game: z.uuid().optional(),
  people: z.array(z.object({ player: z.string(), name: z.string().optional() })).optional(),
  time: z.iso.datetime().nullish(),
  count: z.int().optional(),
  needed: z.int().optional(),
  others: z.int().optional(),
  rank: z.int().optional(),
  reason: z.string().nullish(),
  text: z.string().optional(),
  what: z.string().optional(),
});
type Details = z.output<typeof details>;

interface DueAboutTournament extends Pick<DueNotification, "account" | "details"> {
  readonly template: TournamentTemplate;
}

/** The facts of a notification about a tournament. */
export async function tournamentContent(
  client: PoolClient,
  due: DueAboutTournament,
): Promise<NotificationContent & { readonly kind: TournamentTemplate }> {
  const { template, account } = due;
  const given = details.parse(due.details);
  const names = await namesOf(client, given.people ?? []);
  const { timeZone: zone } = await profileOf(client, account);
  return {
    kind: template,
    values: { tournament: given.name, ...valuesOf(given, zone), ...(given.people !== undefined && { names }) },
    path: pathOf(template, given),
  };
}

/** Texts choose their sentences by `what`, `hasTime` and `hasReason`. */
function valuesOf(
  { round, seat, count, needed, others, rank, text, what, tables, time, reason }: Details,
  zone: string,
): NotificationContent["values"] {
  return {
    ...defined({ round, seat, count, needed, others, rank, text, what }),
    ...(tables !== undefined && { tables: tables.join(", "), count: tables.length, table: tables[0] ?? 0 }),
    hasTime: time == null ? "no" : "yes",
    ...(time != null && { time: { at: time, zone } }),
    hasReason: reason == null ? "no" : "yes",
    ...(reason != null && { reason }),
  };
}

const defined = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** The game of the only table, or the part of the tournament page. */
function pathOf(template: TournamentTemplate, { tournament, game, round, tables = [] }: Details): string {
  if (game !== undefined) return `/games/${game}`;
  const page = `/tournaments/${tournament}`;
  switch (sections[template]) {
    case "table":
      return tables.length === 1 ? `${page}#table-${round}-${tables[0]}` : `${page}#round-${round}`;
    case "standings":
      return `${page}#standings`;
    case "announcements":
      return `${page}#announcements`;
    case "registration":
      return page;
  }
}

type Named = NonNullable<Details["people"]>[number];

/** Bots have a number, and deleted accounts an empty name: their labels depend on the language. */
async function namesOf(client: PoolClient, people: readonly Named[]) {
  const known = await knownPlayers(
    client,
    people.map(({ player }) => player),
  );
  return people.map(({ player, name }) => {
    if (name !== undefined) return { name, nameKind: null };
    const bot = /^bot-(\d+)$/.exec(player)?.[1];
    if (bot !== undefined) return { bot: Number(bot) };
    return known.get(player) ?? { name: "", nameKind: null };
  });
}
