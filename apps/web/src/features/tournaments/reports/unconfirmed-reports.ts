import type { Tournament, TournamentTable } from "../../../lib/api-client/types.ts";

/** The tables of published rounds whose reported result only a director can confirm, by round. */
export function unconfirmedReports({ phase, rounds }: Pick<Tournament, "phase" | "rounds">) {
  if (phase !== "running") return [];
  return rounds.flatMap(({ round, state, tables }) => {
    const waiting = tables.filter((table) => table.state === "waiting" && isUnconfirmed(table));
    if (state !== "published" || waiting.length === 0) return [];
    return [{ round, tables: waiting.map(({ table }) => table) }];
  });
}

const isUnconfirmed = ({ report }: TournamentTable): boolean =>
  report !== null && report.dispute === null && !report.canBeConfirmed;
