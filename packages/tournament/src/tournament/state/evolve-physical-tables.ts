import { placesIn } from "./recorded-places.ts";
import type { TournamentTable } from "./tournament.ts";
import type { EventOf, Recorded } from "./types.ts";

type PhysicalTableEvent = EventOf<"TableBoardsChosen" | "ResultReported" | "ReportDisputed" | "ResultEntered">;
type Context = Pick<Recorded, "by" | "at"> & { readonly ruleset: string };

/** A table on physical boards after a choice of a director, or a report of its players. */
export function afterPhysicalTable(
  table: TournamentTable,
  event: PhysicalTableEvent,
  { by, at, ruleset }: Context,
): TournamentTable {
  switch (event.type) {
    case "TableBoardsChosen":
      return { ...table, boards: event.boards };
    case "ResultReported":
      return { ...table, report: { by: event.player, at, places: placesIn(ruleset, event.places), dispute: null } };
    case "ReportDisputed": {
      const dispute = { by: event.player, at, reason: event.reason ?? null };
      return { ...table, report: table.report && { ...table.report, dispute } };
    }
    case "ResultEntered": {
      const { reportedBy, confirmedBy, places } = event;
      const entry = { by, at, reportedBy, confirmedBy };
      return { ...table, state: "over", places: placesIn(ruleset, places), verdict: "played", report: null, entry };
    }
  }
}
