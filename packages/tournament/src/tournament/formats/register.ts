import { stagePlanOf } from "../standings/stage-standings.ts";
import type { PairingFailure, Ranked, StageState, Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { knockOut } from "./knock-out.ts";
import { ladder } from "./ladder.ts";
import { league } from "./league.ts";
import { lives } from "./lives.ts";
import { roundRobin } from "./round-robin.ts";
import { heats, swiss } from "./swiss.ts";

const formats = { heats, swiss, "round-robin": roundRobin, league, "knock-out": knockOut, lives, ladder } as const;

export function nextDraft(context: DraftContext): Draft | "over" | PairingFailure {
  return formatOf(context.terms).draft(context);
}

/** All players of a stage by current rank, the best first. */
export function rankingOf(tournament: Tournament, stage: StageState): readonly Ranked[] {
  const terms = stagePlanOf(tournament, stage);
  const ranking = formatOf(terms).ranking(tournament, stage, terms);
  const isReplaced = ({ player }: Ranked) => !stage.players.includes(player);
  return [...rankedAmong(ranking.filter((one) => !isReplaced(one))), ...rankedAmong(ranking.filter(isReplaced), stage)];
}

/** The same order with ranks that have no gaps; replaced players come after the players of the stage. */
const rankedAmong = (ranking: readonly Ranked[], after?: StageState): readonly Ranked[] =>
  ranking.map(({ player, rank }) => {
    const ahead = ranking.filter((other) => other.rank < rank).length;
    return { player, rank: (after?.players.length ?? 0) + ahead + 1 };
  });

// TypeScript does not pair the format of a stage with its terms; the register does.
const formatOf = (terms: Stage): Format<Stage> => formats[terms.format] as unknown as Format<Stage>;
