import { seededRandom } from "../../seeded-random.ts";
import { nextLadderTable } from "../formats/ladder.ts";
import { inactivePlayers } from "../formats/league/season-order.ts";
import { seasonsOf } from "../formats/league/seasons.ts";
import { nextDraft, rankingOf } from "../formats/register.ts";
import { unmetPairs } from "../formats/round-robin.ts";
import { stagePlanOf } from "../standings/stage-standings.ts";
import { pairsApart } from "../state/clubs.ts";
import {
  currentRound,
  currentStage,
  holderOf,
  playerOf,
  type Ranked,
  type Round,
  regularRoundsOf,
  roundsOf,
  type StageState,
  type Tournament,
} from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { EventOf, Stage, TournamentEvent } from "../state/types.ts";
import { absentFrom } from "./absences.ts";
import { movedUp } from "./late-entries.ts";
import { isDue as isClosingDue, nextClosing } from "./next-closing.ts";
import { publicationOf } from "./round-clock.ts";
import { presentAtStart, startOf } from "./start.ts";
import { walkOvers } from "./tables.ts";

/** What happens next automatically: one step of it, or nothing if the tournament waits for someone. */
export function nextEvents(tournament: Tournament, context: TournamentContext): readonly TournamentEvent[] {
  switch (tournament.phase) {
    case "open":
      return isDue(tournament, context) ? startOf(tournament, context) : movedUp(tournament);
    case "running":
      return running(tournament, context);
    case "draft":
    case "finished":
    case "cancelled":
      return [];
  }
}

/** How long after its scheduled time a tournament still starts automatically. After that, the director decides. */
const graceMinutes = 60;

function isDue(tournament: Tournament, { now, minutesBefore }: TournamentContext): boolean {
  const { startsAt, stages } = tournament.plan;
  const playersMin = stages[0]?.sizes.least ?? 2;
  const isHour = startsAt !== null && startsAt <= now && startsAt > minutesBefore(now, graceMinutes);
  return isHour && presentAtStart(tournament) >= playersMin;
}

function running(tournament: Tournament, context: TournamentContext): readonly TournamentEvent[] {
  const stage = currentStage(tournament);
  if (stage === undefined) return stageBeginning(tournament, 1);
  const risen = movedUp(tournament);
  if (risen.length > 0) return risen;
  if (stage.ranking !== undefined) return afterStage(tournament, stage, context);
  const round = currentRound(tournament);
  if (round === undefined || round.stage !== stage.number || round.state === "closed") {
    return nextRound(tournament, stage, context);
  }
  return round.state === "drafted"
    ? publication(tournament, round, context)
    : duringRound(tournament, stage, round, context);
}

function publication(tournament: Tournament, round: Round, { now }: TournamentContext): readonly TournamentEvent[] {
  return tournament.plan.pairing === "automatic" ? publicationOf(tournament, round, now) : [];
}

function duringRound(
  tournament: Tournament,
  stage: StageState,
  round: Round,
  context: TournamentContext,
): readonly TournamentEvent[] {
  const walked = walkOvers(tournament, round);
  if (walked.length > 0) return walked;
  const terms = stagePlanOf(tournament, stage);
  const isOpen = terms.format === "ladder" && (round.deadline === null || context.now < round.deadline);
  if (isOpen && terms.format === "ladder") return sought(tournament, round, terms, context);
  const closing = nextClosing(tournament);
  return closing !== undefined && isClosingDue(closing, context) ? [{ type: "RoundClosed", round: round.number }] : [];
}

function sought(
  tournament: Tournament,
  round: Round,
  terms: Extract<Stage, { format: "ladder" }>,
  { hashOf, isWaitOver, effort }: TournamentContext,
): readonly TournamentEvent[] {
  const randomSeed = hashOf(`draft ${tournament.drafts + 1}`);
  const apart = pairsApart(tournament, round.number);
  const players = nextLadderTable({ ...tournament, apart }, terms, {
    isWaitOver,
    below: seededRandom(randomSeed),
    effort,
  });
  if (players === undefined) return [];
  const table = { table: round.tables.length + 1, division: null, players };
  return [{ type: "TablesAdded", round: round.number, tables: [table], luck: randomSeed }];
}

function nextRound(tournament: Tournament, stage: StageState, context: TournamentContext): readonly TournamentEvent[] {
  if (tournament.pairingFailure !== null) return [];
  const removed = removedForInactivity(tournament, stage);
  if (removed.length > 0) return removed;
  const terms = stagePlanOf(tournament, stage);
  const number = (tournament.rounds.at(-1)?.number ?? 0) + 1;
  const randomSeed = context.hashOf(`draft ${tournament.drafts + 1}`);
  const absent = absentFrom(tournament, stage.players, number);
  const draft = nextDraft({
    tournament: { ...tournament, apart: pairsApart(tournament, number) },
    stage,
    terms,
    players: activePlayersIn(tournament, stage).filter((name) => !absent.some(({ player }) => player === name)),
    rounds: regularRoundsOf(tournament, stage.number),
    below: seededRandom(randomSeed),
    effort: context.effort,
  });
  if (draft === "over") return mayEnd(tournament, context) ? [stageEnd(tournament, stage)] : [];
  // A director who closes stages has looked at the results when closing the round.
  const waits = typeof draft === "object" && draft.isLast === true && tournament.plan.closing !== "director";
  if (waits && !mayEnd(tournament, context)) return [];
  if (typeof draft === "string") return [{ type: "PairingFailed", round: number, stage: stage.number, cause: draft }];
  const days = terms.format === "ladder" ? terms.days : terms.roundDays;
  const drafted: EventOf<"RoundDrafted"> = {
    type: "RoundDrafted",
    round: number,
    stage: stage.number,
    tables: draft.tables.map((table, place) => ({ ...table, table: place + 1 })),
    byes: draft.byes,
    ...(absent.length > 0 && { absent }),
    deadline: days === null ? null : context.inDays(days),
    luck: randomSeed,
    certificate: draft.certificate,
  };
  return [drafted];
}

/** Players of a league who forfeited too many games of a season, if the plan removes them and another season follows. */
function removedForInactivity(tournament: Tournament, stage: StageState): readonly EventOf<"PlayerWithdrew">[] {
  const terms = stagePlanOf(tournament, stage);
  if (terms.format !== "league" || terms.inactivity?.effect !== "remove") return [];
  const seasons = seasonsOf(tournament, stage);
  const last = seasons.at(-1);
  if (last === undefined || seasons.length >= terms.seasons) return [];
  return inactivePlayers({ tournament, stage, terms }, last)
    .filter((player) => isIn(tournament, player))
    .map((player) => ({ type: "PlayerWithdrew", player, why: "inactive", reason: null }));
}

/** A stage without a round ends at once; others wait for corrections of the last results. */
function mayEnd(tournament: Tournament, context: TournamentContext): boolean {
  const closing = nextClosing(tournament);
  return closing === undefined || isClosingDue(closing, context);
}

/** The end of a stage, with the ranking of its results; without any, its players stay in the order of their seeds. */
export function stageEnd(tournament: Tournament, stage: StageState, reason?: string): EventOf<"StageEnded"> {
  const hasResults = roundsOf(tournament, stage.number).some(({ state }) => state !== "drafted");
  const seeds = stage.players.map((player, place) => ({ player, rank: place + 1 }));
  const ranking = hasResults ? bare(rankingOf(tournament, stage)) : seeds;
  return { type: "StageEnded", stage: stage.number, ranking, ...(reason !== undefined && { reason }) };
}

/** The players of the next round of a stage. */
export const activePlayersIn = (tournament: Tournament, { players }: StageState): readonly string[] =>
  players.filter((name) => {
    const player = playerOf(tournament, name);
    return player?.status === "entered" && !player.isPaused;
  });

function afterStage(tournament: Tournament, { number }: StageState, context: TournamentContext) {
  return number < tournament.plan.stages.length ? stageBeginning(tournament, number + 1) : ending(tournament, context);
}

function stageBeginning(tournament: Tournament, number: number): readonly TournamentEvent[] {
  const field = fieldOf(tournament, number);
  const terms = stagePlanOf(tournament, { number });
  const paused = field.filter((player) => playerOf(tournament, player)?.isPaused && terms.format === "knock-out");
  return [
    ...paused.map((player) => ({ type: "PlayerResumed" as const, player })),
    { type: "StageBegan", stage: number, players: field, ...unmetIn(terms, field.length) },
  ];
}

const unmetIn = (terms: Stage, players: number) =>
  terms.format === "round-robin" ? { unmetPairs: unmetPairs(terms, players) } : {};

/** The players of a stage, the seeds first. The place of a player who withdrew goes to the next. */
function fieldOf(tournament: Tournament, number: number): readonly string[] {
  const field = tournament.plan.stages[number - 1]?.field;
  if (field === undefined || field.from === "all") return tournament.seeds.filter((player) => isIn(tournament, player));
  const ranking = tournament.stages.find((stage) => stage.number === field.of)?.ranking ?? [];
  const later = tournament.stages.filter((stage) => stage.number > field.of).flatMap((stage) => stage.substitutions);
  const players = new Set(cutOrder(ranking, tournament).map(({ player }) => holderOf(later, player)));
  return [...players].filter((player) => isIn(tournament, player)).slice(0, field.count);
}

/** The random draw decides between players of the same rank at a cut. */
const cutOrder = (ranking: readonly Ranked[], { lots }: Tournament) =>
  ranking.toSorted((one, other) => one.rank - other.rank || (lots[other.player] ?? 0) - (lots[one.player] ?? 0));

const isIn = (tournament: Tournament, name: string) => playerOf(tournament, name)?.status === "entered";

function ending(tournament: Tournament, { secret }: TournamentContext): readonly TournamentEvent[] {
  const ranking = finalRanking(tournament);
  const prizes = tournament.plan.prizes.flatMap(({ place, title }) =>
    ranking
      .filter(({ rank }) => rank === place)
      .map(({ player }) => ({ type: "PrizeAwarded" as const, player, place, title })),
  );
  return [...prizes, { type: "TournamentFinished", ranking, secret }];
}

/** Players who reached a later stage rank above those who did not. */
export function finalRanking({ stages }: Tournament): readonly Ranked[] {
  const ranked: Ranked[] = [];
  for (const { ranking = [] } of stages.toReversed()) {
    const above = ranked.length;
    const others = ranking.filter(({ player }) => ranked.every((one) => one.player !== player));
    for (const { player, rank } of others) {
      const ahead = others.filter((other) => other.rank < rank).length;
      ranked.push({ player, rank: above + ahead + 1 });
    }
  }
  return ranked;
}

const bare = (ranking: readonly Ranked[]) => ranking.map(({ player, rank }) => ({ player, rank }));
