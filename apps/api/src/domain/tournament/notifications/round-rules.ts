import type { Recorded, state, TournamentEvent } from "@seneschal/tournament";
import {
  isActive,
  minutesAfter,
  minutesBetween,
  namedPlayer,
  type RuleContext,
  type TournamentNotification,
  toPlayer,
} from "./tournament-notification.ts";

type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;
type Tournament = state.Tournament;
type Table = state.TournamentTable;

/** A published round: once to each player of unfinished tables, and to each player with a bye. */
export function roundPublished(
  { tournament, event, recorded: { at } }: RuleContext<EventOf<"RoundPublished">>,
  log: readonly Recorded[],
): readonly TournamentNotification[] {
  const round = publishedRound(tournament, event.round);
  if (round === undefined) return [];
  const { number } = round;
  const later = addedLater(number, log);
  const tables = round.tables.filter((table) => !later.has(table.number) && table.earlier.length === 0);
  const byes = round.byes.filter((player) => isActive(tournament, player));
  return [
    ...playersAt(tournament, tables).flatMap((player) =>
      toPlayer(tournament, player, {
        ...ofRound,
        key: `round ${number}`,
        at,
        details: { ...tablesOf({ tournament, round }, tables, player), time: round.deadline },
      }),
    ),
    ...byes.flatMap((player) =>
      toPlayer(tournament, player, {
        ...ofRound,
        template: "bye",
        key: `round ${number} bye`,
        at,
        details: { round: number },
      }),
    ),
  ];
}

const ofRound = { template: "round-published", emailGroup: "rounds" } as const;

/** Tables that were added to a published round, as in a ladder. */
export function tablesAdded({ tournament, event, recorded: { at } }: RuleContext<EventOf<"TablesAdded">>) {
  const added = event.tables.map(({ table }) => table);
  return oneByOne(tournament, event.round, { at, isAmong: ({ number }) => added.includes(number) });
}

/** A table that is played again. */
export function tableReopened({ tournament, event, recorded: { at } }: RuleContext<EventOf<"TableReopened">>) {
  return oneByOne(tournament, event.round, { at, isAmong: ({ number }) => number === event.table });
}

interface Selection {
  readonly at: string;
  readonly isAmong: (table: Table) => boolean;
}

/** Tables that did not begin with their round: once to each of their players. */
function oneByOne(tournament: Tournament, number: number, { at, isAmong }: Selection) {
  const round = publishedRound(tournament, number);
  return (round?.tables.filter(isAmong) ?? []).flatMap((table) =>
    playersAt(tournament, [table]).flatMap((player) =>
      toPlayer(tournament, player, {
        ...ofRound,
        key: ["round", number, table.number, ...table.earlier.slice(-1)].join(" "),
        at,
        details: { ...tablesOf({ tournament, round }, [table], player), time: round?.deadline ?? null },
      }),
    ),
  );
}

const addedLater = (round: number, log: readonly Recorded[]): ReadonlySet<number> =>
  new Set(
    log.flatMap(({ event }) =>
      event.type === "TablesAdded" && event.round === round ? event.tables.map(({ table }) => table) : [],
    ),
  );

const publishedRound = ({ phase, rounds }: Tournament, number: number) =>
  phase === "running" ? rounds.find((round) => round.number === number && round.state === "published") : undefined;

/** The players of unfinished tables who have neither left nor forfeited. */
function playersAt(tournament: Tournament, tables: readonly Table[]): readonly string[] {
  const players = tables.flatMap((table) => seatsOf(table).filter((player) => playsAt(table, player)));
  return [...new Set(players)].filter((player) => isActive(tournament, player));
}

const playsAt = (table: Table, player: string) =>
  (table.state === "waiting" || table.state === "playing") &&
  seatsOf(table).includes(player) &&
  !table.forfeited.includes(player);

const seatsOf = ({ seated, players }: Table) => (seated.length > 0 ? seated : players);

/** The unfinished tables of a player: one with its seat and its game, or their numbers, and all opponents. */
function tablesOf(
  { tournament, round }: { readonly tournament: state.Tournament; readonly round: state.Round | undefined },
  tables: readonly Table[],
  player: string,
) {
  const own = tables.filter((table) => playsAt(table, player));
  const others = own.flatMap(seatsOf).filter((other) => other !== player);
  const people = [...new Set(others)].map((other) => namedPlayer(tournament, other));
  const [table] = own;
  const details = { round: round?.number ?? 0, tables: own.map(({ number }) => number), people, what: "first" };
  if (own.length !== 1 || table === undefined) return details;
  const { game, earlier } = table;
  return {
    ...details,
    seat: seatsOf(table).indexOf(player) + 1,
    what: earlier.length > 0 ? "again" : "first",
    ...(game !== null && { game }),
  };
}

/** Shorter rounds have no reminder: their players are there, or would hear of it too late. */
const remindedRoundMinutes = 4 * 60;
const reminderMinutesMax = 24 * 60;

/** A quarter of the time of a round before its deadline, and at most a day: once for each deadline. */
export function deadlineNear(tournament: Tournament): readonly TournamentNotification[] {
  return tournament.rounds.flatMap((round) => {
    const { number, deadline, draftedAt, tables } = round;
    if (deadline === null || publishedRound(tournament, number) === undefined) return [];
    const minutes = minutesBetween(draftedAt, deadline);
    if (minutes < remindedRoundMinutes) return [];
    const at = minutesAfter(deadline, -Math.min(reminderMinutesMax, minutes / 4));
    return playersAt(tournament, tables).flatMap((player) =>
      toPlayer(tournament, player, {
        template: "deadline-near",
        key: `deadline ${number} ${deadline}`,
        at,
        until: deadline,
        isOpen: true,
        details: { ...tablesOf({ tournament, round }, tables, player), time: deadline },
      }),
    );
  });
}
