import { nextClosing, type Recorded, type state, type TournamentEvent } from "@seneschal/tournament";
import {
  minutesAfter,
  type RuleContext,
  type TournamentNotification,
  tableIn,
  toDirectors,
} from "./tournament-notification.ts";

type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;
type Tournament = state.Tournament;

/** Directors are told what waits for them after this time: usually they are already at it. */
const patienceMinutes = 10;

/** Unfinished tables after the deadline of their round: once for each deadline. */
export function tablesOverdue(tournament: Tournament): readonly TournamentNotification[] {
  if (tournament.phase !== "running") return [];
  return tournament.rounds.flatMap(({ number: round, state, deadline, tables }) => {
    const overdue = tables.filter((table) => table.state !== "over").map(({ number }) => number);
    if (state !== "published" || deadline === null || overdue.length === 0) return [];
    return toDirectors(tournament, {
      template: "tables-overdue",
      key: `overdue ${round} ${deadline}`,
      at: deadline,
      details: { round, tables: overdue, time: deadline },
    });
  });
}

/** A tournament that has not started at its time, usually because too few players are there. */
export function startOverdue(tournament: Tournament): readonly TournamentNotification[] {
  const { phase, plan, players } = tournament;
  const { startsAt, checkInMinutes, stages } = plan;
  if (phase !== "open" || startsAt === null) return [];
  const isPresent = ({ isCheckedIn, bot }: state.Player) => checkInMinutes === null || isCheckedIn || bot !== null;
  const count = players.filter((player) => player.status === "entered" && isPresent(player)).length;
  const needed = stages[0]?.sizes.least ?? 2;
  return toDirectors(tournament, {
    template: "start-overdue",
    key: `start-overdue ${startsAt}`,
    at: minutesAfter(startsAt, 1),
    details: { count, needed, time: startsAt, what: count < needed ? "tooFew" : "enough" },
  });
}

/** A drafted round that a director publishes. */
export function roundDrafted(tournament: Tournament): readonly TournamentNotification[] {
  const round = tournament.rounds.at(-1);
  if (tournament.phase !== "running" || tournament.plan.pairing !== "director" || round?.state !== "drafted") return [];
  return toDirectors(tournament, {
    template: "round-drafted",
    key: `drafted ${round.number}`,
    at: minutesAfter(round.draftedAt, patienceMinutes),
    emailGroup: "waiting",
    details: { round: round.number },
  });
}

/** A round or stage whose results are complete and that a director closes. */
export function resultsComplete(tournament: Tournament): readonly TournamentNotification[] {
  const closing = nextClosing(tournament);
  const round = tournament.rounds.at(-1);
  if (closing === undefined || closing.grace !== null || round === undefined) return [];
  const { what, number } = closing;
  return toDirectors(tournament, {
    template: "results-complete",
    key: `complete ${what} ${number} ${round.number}`,
    at: minutesAfter(round.lastResultAt ?? round.draftedAt, patienceMinutes),
    emailGroup: "waiting",
    details: { what, round: number },
  });
}

/** The next round cannot be paired: too few players are there, or they cannot be kept apart. */
export function pairingFailed(
  { tournament, event, recorded: { at, version } }: RuleContext<EventOf<"PairingFailed">>,
  log: readonly Recorded[],
): readonly TournamentNotification[] {
  const { pairingFailure, phase } = tournament;
  const isLast = log.findLast((entry) => entry.event.type === "PairingFailed")?.version === version;
  if (phase !== "running" || pairingFailure === null || !isLast) return [];
  return toDirectors(tournament, {
    template: "pairing-failed",
    key: `pairing-failed ${event.round} ${version}`,
    at,
    emailGroup: "waiting",
    details: { round: event.round, what: pairingFailure === "too-few-players" ? "tooFew" : "keptApart" },
  });
}

type AtTable = Extract<TournamentEvent, { readonly round: number; readonly table: number }>;

/**
 * A rule for events after which a table needs a director, who is told at once. `isOpen` says whether it still does; of
 * several such events at a table, only the last one counts.
 */
export const needsDirector =
  (template: "table-stopped" | "result-disputed", isOpen: (table: state.TournamentTable) => boolean) =>
  (
    { tournament, event, recorded: { at, version } }: RuleContext<AtTable>,
    log: readonly Recorded[],
  ): readonly TournamentNotification[] => {
    const { type, round, table } = event;
    const found = tableIn(tournament, event);
    const last = log.findLast(({ event: one }) => one.type === type && one.round === round && one.table === table);
    if (tournament.phase !== "running" || found === undefined || !isOpen(found) || last?.version !== version) return [];
    const key = `${template} ${round} ${table} ${version}`;
    return toDirectors(tournament, { template, key, at, details: { round, tables: [table] } });
  };
