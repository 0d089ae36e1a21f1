import { stagePlanOf } from "../standings/stage-standings.ts";
import { currentStage, isPlayOff, type Player, registeredPlayers, type Tournament } from "../state/tournament.ts";
import type { TournamentEvent } from "../state/types.ts";
import { withDraftDropped } from "./draft-dropped.ts";

const formatsWithLateEntries = ["heats", "swiss", "league", "ladder"];

/** Late registration is only possible in a first stage that pairs each round separately. */
export function takesLateEntries(tournament: Tournament): boolean {
  const stage = currentStage(tournament);
  if (tournament.phase !== "running" || stage?.number !== 1 || stage.ranking !== undefined) return false;
  const { format } = stagePlanOf(tournament, stage);
  const hasTime = format === "ladder" || publishedRounds(tournament) <= tournament.plan.lateRounds;
  return formatsWithLateEntries.includes(format) && hasTime;
}

/** The points of a player who joins now. In a ladder, players who join later miss no round. */
export const latePointsIn = (tournament: Tournament): number =>
  tournament.plan.stages[0]?.format === "ladder" ? 0 : tournament.plan.latePoints * publishedRounds(tournament);

const publishedRounds = ({ rounds }: Tournament) =>
  rounds.filter((round) => round.state !== "drafted" && !isPlayOff(round)).length;

/** Open places go to the players who have waited longest; after the start, while late registration is possible. */
export function movedUp(tournament: Tournament): readonly TournamentEvent[] {
  const free = tournament.plan.playersMost - registeredPlayers(tournament).length;
  const waiting = tournament.players.filter((player) => player.status === "waiting" && mayJoin(tournament, player));
  const risers = waiting.slice(0, Math.max(0, free));
  if (risers.length === 0) return [];
  if (tournament.phase === "open") return risers.map(({ player }) => ({ type: "PlayerMovedUp", player }));
  return withDraftDropped(
    tournament,
    risers.map(({ player }) => {
      const points = isInStage(tournament, player) ? 0 : latePointsIn(tournament);
      return { type: "PlayerMovedUp", player, points };
    }),
  );
}

const mayJoin = (tournament: Tournament, { player }: Player) =>
  tournament.phase === "open" || isInStage(tournament, player) || takesLateEntries(tournament);

const isInStage = (tournament: Tournament, player: string) =>
  currentStage(tournament)?.players.includes(player) ?? false;
