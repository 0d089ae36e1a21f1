import type { Recorded, state, TournamentEvent } from "@seneschal/tournament";
import {
  isActive,
  namedPlayer,
  type RuleContext,
  type TournamentNotification,
  tableIn,
  toPlayer,
} from "./tournament-notification.ts";

type Reported = Extract<TournamentEvent, { readonly type: "ResultReported" }>;

/**
 * A result of a physical board that a player reported, as long as it awaits confirmation: to the other players of the
 * table who have neither left nor forfeited. A later report of the table replaces it.
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
  const others = table.players.filter((player) => player !== reporter && !table.forfeited.includes(player));
  const details = { round, tables: [number], people: [namedPlayer(tournament, reporter)] };
  const occasion = { template: "result-reported", key: `reported ${round} ${number} ${version}`, at, details } as const;
  return others
    .filter((player) => isActive(tournament, player))
    .flatMap((player) => toPlayer(tournament, player, { ...occasion, isOpen: true }));
}

const awaitsConfirmation = ({ state, report }: state.TournamentTable): boolean =>
  state === "waiting" && report !== null && report.dispute === null;
