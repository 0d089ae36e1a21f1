import type { Tournament } from "../../../../lib/api-client/types.ts";

interface Season {
  readonly stage: number;
  readonly season: number;
}

/** The seasons of leagues that have begun, without the one whose standings are shown unless another is chosen. */
export function earlierSeasons({ rounds, stages }: Pick<Tournament, "rounds" | "stages">): readonly Season[] {
  const begun = rounds.flatMap(({ stage, season, state }) =>
    season === null || state === "drafted" ? [] : [{ stage, season }],
  );
  const seasons = begun.filter(
    (one, place) => begun.findIndex(({ stage, season }) => stage === one.stage && season === one.season) === place,
  );
  const current = stages.findLast(({ state }) => state !== "ahead")?.stage;
  const last = seasons.findLast(({ stage }) => stage === current);
  return seasons.filter((one) => one !== last);
}
