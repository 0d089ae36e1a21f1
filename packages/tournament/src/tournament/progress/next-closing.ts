import { stagePlanOf } from "../standings/stage-standings.ts";
import { currentRound, currentStage, type Round, type Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";

/** A round or stage whose results are all known. It can be corrected until it ends. */
export interface Closing {
  readonly what: "round" | "stage";
  readonly number: number;
  /** It ends this number of minutes after this instant; null if a director ends it. */
  readonly grace: { readonly since: string; readonly minutes: number } | null;
}

/** What ends next. A closed round is the last of its stage if no other was drafted. */
export function nextClosing(tournament: Tournament): Closing | undefined {
  const stage = currentStage(tournament);
  const round = currentRound(tournament);
  if (tournament.phase !== "running" || stage?.ranking !== undefined || round?.stage !== stage?.number)
    return undefined;
  if (stage === undefined || round === undefined) return undefined;
  if (round.state === "published") return roundClosing(tournament, round);
  const isOver = round.state === "closed" && tournament.pairingFailure === null;
  return isOver ? stageClosing(tournament, round) : undefined;
}

function roundClosing(tournament: Tournament, round: Round): Closing | undefined {
  const terms = stagePlanOf(tournament, { number: round.stage });
  const isWindow = terms.format === "ladder";
  if (!round.tables.every(({ state }) => state === "over") || (isWindow && round.deadline === null)) return undefined;
  const known = knownSince(round);
  const from = isWindow && round.deadline !== null && round.deadline > known ? round.deadline : known;
  const { graceMinutes = 0 } = tournament.plan;
  return { what: "round", number: round.number, grace: graceOf(tournament, from, graceMinutes) };
}

function stageClosing(tournament: Tournament, round: Round): Closing {
  const { plan } = tournament;
  const isLast = round.stage === plan.stages.length;
  const { graceMinutes = 0, lastGraceMinutes = 0 } = plan;
  const minutes = isLast ? Math.max(graceMinutes, lastGraceMinutes) : graceMinutes;
  return { what: "stage", number: round.stage, grace: graceOf(tournament, knownSince(round), minutes) };
}

const knownSince = ({ lastResultAt, draftedAt }: Round) => lastResultAt ?? draftedAt;

const graceOf = ({ plan }: Tournament, since: string, minutes: number): Closing["grace"] =>
  plan.closing === "director" ? null : { since, minutes };

export const isDue = ({ grace }: Closing, { now, minutesBefore }: TournamentContext): boolean =>
  grace !== null && grace.since <= minutesBefore(now, grace.minutes);
