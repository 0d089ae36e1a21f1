import { confirmersOf, type Recorded, type state, type TournamentEvent } from "@seneschal/tournament";
import {
  latest,
  namedPlayer,
  type RuleContext,
  type TournamentNotification,
  tableIn,
  toAccount,
  toDirectors,
} from "./tournament-notification.ts";

type Reported = Extract<TournamentEvent, { readonly type: "ResultReported" }>;

/**
 * A result of a physical board that a player reported, as long as it awaits confirmation: to the other players of the
 * table who have neither left nor forfeited, or to the directors if none of them has an account. A later report of the
 * table replaces it.
 */
export function resultReported(
  { tournament, event, recorded: { at, version } }: RuleContext<Reported>,
  log: readonly Recorded[],
): readonly TournamentNotification[] {
  const { round, table: number, player: reporter } = event;
  const table = tableIn(tournament, event);
  if (tournament.phase !== "running" || table === undefined || !awaitsConfirmation(table)) return [];
  const isOfTable = ({ event: one }: Recorded) =>
    one.type === "ResultReported" && one.round === round && one.table === number;
  if (log.findLast(isOfTable)?.version !== version) return [];
  const details = { round, tables: [number], people: [namedPlayer(tournament, reporter)] };
  const confirmers = confirmersOf(tournament, table);
  if (confirmers.length === 0)
    return toDirectors(tournament, {
      template: "result-unconfirmed",
      key: `unconfirmed ${round} ${number} ${version}`,
      at: latest(at, lastWithdrawal(table, log)),
      details,
    });
  const occasion = { template: "result-reported", key: `reported ${round} ${number} ${version}`, at, details } as const;
  return confirmers.map((account) => toAccount(account, { ...occasion, isOpen: true }));
}

const awaitsConfirmation = ({ state, report }: state.TournamentTable): boolean =>
  state === "waiting" && report !== null && report.dispute === null;

/** When the last player of a table withdrew. */
const lastWithdrawal = ({ players }: state.TournamentTable, log: readonly Recorded[]): string | undefined =>
  log.findLast(({ event }) => event.type === "PlayerWithdrew" && players.includes(event.player))?.at;
