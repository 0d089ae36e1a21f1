import { accountOf } from "../state/accounts.ts";
import { playerOf, type Tournament, type TournamentTable } from "../state/tournament.ts";
import { presentAt } from "./tables.ts";

/**
 * The accounts of the other players of a table, who can confirm the reported result: those who have neither withdrawn
 * nor forfeited. Empty without a report, and if only a director can confirm it.
 */
export function confirmersOf(tournament: Tournament, table: TournamentTable): readonly string[] {
  const { state, report } = table;
  if (state !== "waiting" || report === null || report.dispute !== null) return [];
  const others = presentAt(tournament, table).filter((player) => player !== report.by);
  return others.flatMap((player) => {
    const known = playerOf(tournament, player);
    return (known && accountOf(known)) ?? [];
  });
}
