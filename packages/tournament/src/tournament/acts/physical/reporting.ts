import type { Place } from "../../../standings/results.ts";
import { withDraftDropped } from "../../progress/draft-dropped.ts";
import { presentAt } from "../../progress/tables.ts";
import { isPhysical } from "../../state/physical-boards.ts";
import {
  playerOf,
  roundNumbered,
  type Tournament,
  type TournamentTable,
  tableNumbered,
} from "../../state/tournament.ts";
import type { ActOf } from "../../state/types.ts";
import { type Decision, type Refusal, type Rules, refuse } from "../decision.ts";
import { roundNotFound } from "../pairing.ts";
import { faultInPlaces, isSameResult, tableNotFound } from "../ruling.ts";

type Reporting = "report-result" | "confirm-result" | "dispute-result" | "enter-result";
interface At {
  readonly round: number;
  readonly table: number;
}

/** Results of tables on physical boards: players report and confirm them, or a director enters them. */
export const reporting: Rules<Reporting> = {
  "report-result": ({ tournament, by }, act) =>
    atOwnTable(tournament, by, act, (table) => {
      const { round, places } = act;
      const { report } = table;
      const fault = faultInPlaces(table, act) ?? faultInForfeits(table, places);
      if (fault !== undefined) return fault;
      if (report !== null && report.dispute === null && report.by !== by)
        return refuse("not-now", "Another player has reported a result. Confirm or dispute it.");
      if (report?.by === by && report.dispute === null && isSameResult(report.places, places))
        return refuse("done-already", "You have already reported this result.");
      return [{ type: "ResultReported", round, table: table.number, player: by, places }];
    }),
  "confirm-result": ({ tournament, by }, act) =>
    atOwnTable(tournament, by, act, ({ number: table, report }) => {
      if (report === null) return noReport;
      if (report.by === by) return refuse("unfit", "Another player of the table has to confirm your report.");
      if (report.dispute !== null) return refuse("not-now", "The report is disputed: a director decides.");
      if (!isSameResult(report.places, act.places))
        return refuse("not-now", "The report has changed. Check it, then confirm it.");
      const { places, by: reportedBy } = report;
      const entered = { round: act.round, table, places, reportedBy, confirmedBy: by };
      return withDraftDropped(tournament, [{ type: "ResultEntered", ...entered }]);
    }),
  "dispute-result": ({ tournament, by }, { reason, ...act }) =>
    atOwnTable(tournament, by, act, ({ number: table, report }) => {
      if (report === null) return noReport;
      if (report.by === by) return refuse("unfit", "This is your own report. Report the right result instead.");
      if (report.dispute !== null) return refuse("done-already", "The report is already disputed.");
      const disputed = { round: act.round, table, player: by, ...(reason !== undefined && { reason }) };
      return [{ type: "ReportDisputed", ...disputed }];
    }),
  "enter-result"({ tournament }, act) {
    const table = waitingTable(tournament, act);
    if ("refusal" in table) return table;
    const fault = faultInPlaces(table, act) ?? faultInForfeits(table, act.places);
    if (fault !== undefined) return fault;
    const { round, places } = act;
    const isReported = table.report !== null && isSameResult(table.report.places, places);
    const reportedBy = isReported ? (table.report?.by ?? null) : null;
    return withDraftDropped(tournament, [
      { type: "ResultEntered", round, table: table.number, places, reportedBy, confirmedBy: null },
    ]);
  },
};

const noReport = refuse("not-found", "No player has reported a result of this table.");

function atOwnTable(
  tournament: Tournament,
  by: string,
  at: At,
  decide: (table: TournamentTable) => Decision,
): Decision {
  const table = waitingTable(tournament, at);
  if ("refusal" in table) return table;
  const isPresent = playerOf(tournament, by) !== undefined && presentAt(tournament, table).includes(by);
  return isPresent ? decide(table) : refuse("not-entered", "Only players of this table can do this.");
}

/** A table on physical boards that has no result yet. */
function waitingTable(tournament: Tournament, at: At): TournamentTable | Refusal {
  const round = roundNumbered(tournament, at.round);
  if (round === undefined) return roundNotFound;
  const table = tableNumbered(tournament, at.round, at.table);
  if (table === undefined) return tableNotFound;
  if (round.state === "drafted") return refuse("not-now", "The round is not published yet.");
  if (table.state === "over")
    return refuse("done-already", "This table already has a result. A director can correct it.");
  const isPlayedHere = table.state !== "waiting" || !isPhysical(tournament, table);
  return isPlayedHere ? refuse("unfit", "This table is played online: its game gives the result.") : table;
}

function faultInForfeits({ forfeited }: TournamentTable, places: readonly Place[] | ActOf<"enter-result">["places"]) {
  const isPlaced = places.some(({ player, isForfeit }) => forfeited.includes(player) && !isForfeit);
  return isPlaced ? refuse("unfit", "A player who has forfeited comes last.") : undefined;
}
