import type { Recorded, state, TournamentEvent } from "@seneschal/tournament";
import {
  needsDirector,
  pairingFailed,
  resultsComplete,
  roundDrafted,
  startOverdue,
  tablesOverdue,
} from "./director-rules.ts";
import { cancelled, checkIn, finished, movedUp, removed, substituted } from "./registration-rules.ts";
import { resultReported } from "./report-rules.ts";
import { deadlineNear, roundPublished, tableReopened, tablesAdded } from "./round-rules.ts";
import type { RuleContext, TournamentNotification } from "./tournament-notification.ts";

type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;

/** Who is told of an event, as long as the tournament is still as the event left it. */
type EventRule<Type extends TournamentEvent["type"]> = (
  context: RuleContext<EventOf<Type>>,
  log: readonly Recorded[],
) => readonly TournamentNotification[];

/** By type of event. A new kind of event that concerns players or directors is one more line. */
const eventRules: { readonly [Type in TournamentEvent["type"]]?: EventRule<Type> } = {
  PlayerMovedUp: movedUp,
  PlayerSubstituted: substituted,
  PlayerWithdrew: removed,
  RoundPublished: roundPublished,
  TablesAdded: tablesAdded,
  TableReopened: tableReopened,
  ResultReported: resultReported,
  TableStopped: needsDirector("table-stopped", ({ state }) => state === "stopped"),
  ReportDisputed: needsDirector("result-disputed", ({ report }) => report?.dispute != null),
  PairingFailed: pairingFailed,
  TournamentCancelled: cancelled,
  TournamentFinished: finished,
};

type StateRule = (tournament: state.Tournament, log: readonly Recorded[]) => readonly TournamentNotification[];

/** What follows from the state of the tournament, at a time that is known in advance. */
const stateRules: readonly StateRule[] = [
  checkIn,
  deadlineNear,
  tablesOverdue,
  startOverdue,
  roundDrafted,
  resultsComplete,
];

/** The types of events that the rules read. */
export const eventsRead: readonly TournamentEvent["type"][] = [
  "PlayerEntered",
  ...(Object.keys(eventRules) as TournamentEvent["type"][]),
];

/**
 * Everything that players and directors are told about a tournament in its current state, now or later. A notification
 * that the next event makes wrong is no longer part of the list after it.
 */
export function tournamentNotifications(
  tournament: state.Tournament,
  log: readonly Recorded[],
): readonly TournamentNotification[] {
  // A draft has no notifications, also not of its cancellation: only directors know of it.
  if (!tournament.isPublished) return [];
  const byEvents = log.flatMap((recorded) => {
    // TypeScript cannot see that the rule is the one for this event.
    const rule = eventRules[recorded.event.type] as EventRule<TournamentEvent["type"]> | undefined;
    return rule?.({ tournament, event: recorded.event, recorded }, log) ?? [];
  });
  const all = [...byEvents, ...stateRules.flatMap((rule) => rule(tournament, log))];
  return [...new Map(all.map((one) => [`${one.account} ${one.key}`, one])).values()];
}
