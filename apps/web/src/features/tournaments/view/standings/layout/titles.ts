import type { Tournament, TournamentStandings } from "../../../../../lib/api-client/types.ts";

type Prized = Pick<Tournament, "phase" | "prizes" | "stages"> & { readonly plan: Pick<Tournament["plan"], "prizes"> };

/** The titles of a player: those that were awarded, or in the last stage those of the place they have now. */
export function titlesOf(
  { phase, prizes, stages, plan }: Prized,
  stage: number,
  { player, rank, division }: Pick<TournamentStandings["rows"][number], "player" | "rank" | "division">,
): readonly string[] {
  if (phase === "finished") return prizes.filter((prize) => prize.player === player).map(({ title }) => title);
  if (phase !== "running" || stage !== stages.length || (division ?? 1) > 1) return [];
  return plan.prizes.filter(({ place }) => place === rank).map(({ title }) => title);
}
