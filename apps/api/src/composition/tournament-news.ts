import type { tournaments } from "@seneschal/schema";
import type { Place, state } from "@seneschal/tournament";
import { emailTranslator } from "@seneschal/wording/emails";
import type { News, NewsRequest, Reach } from "../features/notifications/webhooks/news.ts";
import type { TournamentDeps } from "../features/tournaments/types.ts";
import { logOf } from "../features/tournaments/viewing/log.ts";
import { type Names, namesOf } from "../features/tournaments/viewing/names.ts";

type Deps = Pick<TournamentDeps, "pool" | "store">;
type Entry = tournaments.TournamentLogEntry;
type Event = Entry["event"];

/** The most important first. */
const kinds = ["end", "round", "start", "result", "pairing"] as const;
type Kind = (typeof kinds)[number];

/** The kinds of entries of the log that webhooks are sent. */
const kindOf: Partial<Readonly<Record<Event["type"], Kind>>> = {
  TournamentStarted: "start",
  RoundDrafted: "pairing",
  RoundAmended: "pairing",
  TablesAdded: "pairing",
  RoundPublished: "round",
  TableEnded: "result",
  ResultCorrected: "result",
  TournamentFinished: "end",
  TournamentCancelled: "end",
};

/** How far everyone sees a tournament. Before registration opens, nothing is told of it. */
export async function reachOfTournament({ store }: Deps, id: string): Promise<Reach | undefined> {
  const stored = await store.current(id);
  if (stored === undefined) return undefined;
  const { version, isPublished } = stored.tournament;
  return { head: version, version: isPublished ? version : 0, risesAt: undefined };
}

/** What the public log says about a tournament. */
export async function newsOfTournament(deps: Deps, id: string, request: NewsRequest): Promise<News | undefined> {
  const { after, upTo, language } = request;
  const stored = await deps.store.current(id);
  if (stored === undefined) return undefined;
  const { tournament } = stored;
  const { entries } = await logOf(deps, id, { after, limit: upTo - after });
  const events = entries.filter(({ event }) => request.kinds.includes(kindOf[event.type] ?? ""));
  const kind = kinds.find((one) => events.some(({ event }) => kindOf[event.type] === one));
  if (kind === undefined) return undefined;
  const shown = { tournament, names: await namesOf(deps, tournament), language };
  const { name, ruleset } = tournament.plan;
  return {
    kind,
    about: { id, name, ruleset, version: upTo },
    events,
    path: `/tournaments/${id}`,
    ...textsOf(kind, shown, events),
    // The tables of a round are drafted and published in two entries.
    lines: [...new Set(events.flatMap(({ event }) => linesOf(shown, event)))],
    onTurn: [],
    language,
  };
}

interface Shown {
  readonly tournament: state.Tournament;
  readonly names: Names;
  readonly language: News["language"];
}

function textsOf(kind: Kind, shown: Shown, entries: readonly Entry[]) {
  const t = emailTranslator(shown.language);
  const { event } = entries.findLast((entry) => kindOf[entry.event.type] === kind) ?? {};
  const values = { tournament: shown.tournament.plan.name, ...valuesOf(shown, event) };
  return { title: t(`news.tournament.${kind}.subject`, values), text: t(`news.tournament.${kind}.text`, values) };
}

function valuesOf(shown: Shown, event: Event | undefined) {
  if (event?.type === "TournamentCancelled") return { how: "cancelled", reason: event.reason };
  if (event?.type === "TournamentFinished") {
    const winners = event.ranking.filter(({ rank }) => rank === 1).map(({ player }) => player);
    return { how: "finished", names: peopleOf(shown, winners) };
  }
  return event !== undefined && "round" in event ? { round: event.round } : {};
}

/** The tables of a round, or the result of a table. */
function linesOf(shown: Shown, event: Event): readonly string[] {
  switch (event.type) {
    case "RoundDrafted":
    case "RoundAmended":
    case "TablesAdded":
      return event.tables.map(({ table, players }) => lineOf(shown, table, peopleOf(shown, players)));
    case "RoundPublished":
      return tablesOf(shown, event.round).map(({ number, players }) => lineOf(shown, number, peopleOf(shown, players)));
    case "TableEnded":
    case "ResultCorrected":
      return [lineOf(shown, event.table, resultsOf(shown, event.places))];
    default:
      return [];
  }
}

const tablesOf = ({ tournament }: Shown, round: number) =>
  tournament.rounds.find(({ number }) => number === round)?.tables ?? [];

type People = ReturnType<typeof peopleOf>;

function lineOf({ language }: Shown, table: number, names: People): string {
  return emailTranslator(language)("news.tournament.table", { table, names });
}

/** Bots have a number, and deleted accounts an empty name: their labels depend on the language. */
function peopleOf({ names }: Shown, players: readonly string[]) {
  return players.map((player) => {
    const bot = /^bot-(\d+)$/.exec(player)?.[1];
    return bot === undefined ? (names.get(player) ?? { name: "", nameKind: null }) : { bot: Number(bot) };
  });
}

function resultsOf(shown: Shown, places: readonly Pick<Place, "player" | "rank" | "score">[]) {
  const { ruleset } = shown.tournament.plan;
  const ranked = places.toSorted((one, other) => one.rank - other.rank);
  return peopleOf(
    shown,
    ranked.map(({ player }) => player),
  ).map((person, place) => ({
    ...person,
    result: { ruleset, score: ranked[place]?.score ?? 0, tieBreaks: [] },
  }));
}
