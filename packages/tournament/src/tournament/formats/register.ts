import { stagePlanOf } from "../standings/stage-standings.ts";
import type { PairingFailure, Ranked, StageState, Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { knockOut } from "./knock-out/knock-out.ts";
import { ladder } from "./ladder.ts";
import { league } from "./league/league.ts";
import { lives } from "./lives.ts";
import { afterPlayOff, mayPlayOff, playOffsAfter, playOffsAtTheEnd, rankingBeforeDraw } from "./play-offs.ts";
import { roundRobin } from "./round-robin.ts";
import { heats, swiss } from "./swiss.ts";

const formats = { heats, swiss, "round-robin": roundRobin, league, "knock-out": knockOut, lives, ladder } as const;

/** The tables of the next round, or of play-offs that come before it. */
export function nextDraft(context: DraftContext): Draft | "over" | PairingFailure {
  const format = formatOf(context.terms);
  const isUndecided = mayPlayOff(context);
  const due = isUndecided ? (format.playOffs?.(context) ?? []) : [];
  if (due.length > 0) return { tables: due, byes: [], certificate: null };
  const draft = format.draft(context);
  if (draft !== "over" || !isUndecided) return draft;
  const tables = playOffsAtTheEnd(context, rankingBeforeDraw(context, format));
  return tables.length > 0 ? { tables, byes: [], certificate: null, isLast: true } : draft;
}

/** All players of a stage by current rank, the best first. */
export function rankingOf(tournament: Tournament, stage: StageState): readonly Ranked[] {
  const terms = stagePlanOf(tournament, stage);
  const ranking = playOffsAtEndOf(tournament, stage, terms).reduce(
    afterPlayOff<Ranked>,
    formatOf(terms).ranking(tournament, stage, terms),
  );
  const isReplaced = ({ player }: Ranked) => !stage.players.includes(player);
  return [...rankedAmong(ranking.filter((one) => !isReplaced(one))), ...rankedAmong(ranking.filter(isReplaced), stage)];
}

/** A league ranks each season with its own play-offs. */
const playOffsAtEndOf = (tournament: Tournament, stage: StageState, { format }: Stage) =>
  format === "league" ? [] : playOffsAfter(tournament, stage);

/** The same order with ranks that have no gaps; replaced players come after the players of the stage. */
const rankedAmong = (ranking: readonly Ranked[], after?: StageState): readonly Ranked[] =>
  ranking.map(({ player, rank }) => {
    const ahead = ranking.filter((other) => other.rank < rank).length;
    return { player, rank: (after?.players.length ?? 0) + ahead + 1 };
  });

// TypeScript does not pair the format of a stage with its terms; the register does.
const formatOf = (terms: Stage): Format<Stage> => formats[terms.format] as unknown as Format<Stage>;
