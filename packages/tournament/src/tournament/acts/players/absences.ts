import { type Absence, absenceRounds, isByeRound } from "../../progress/absences.ts";
import { playerOf, type Tournament } from "../../state/tournament.ts";
import type { TournamentEvent } from "../../state/types.ts";
import { type Decision, type Refusal, type Rules, refuse } from "../decision.ts";

/** Rounds in which a player does not play, entered before they are paired. */
export const absences: Rules<"plan-absences" | "plan-absences-of"> = {
  "plan-absences": ({ tournament, by }, act) => planned(tournament, by, act.absences),
  "plan-absences-of": ({ tournament }, { player, absences: asked, reason }) =>
    planned(tournament, player, asked, reason),
};

function planned(tournament: Tournament, name: string, asked: readonly Absence[], reason?: string): Decision {
  const player = playerOf(tournament, name);
  if (player === undefined || player.status === "withdrawn")
    return refuse("not-entered", "Only registered players can do this.");
  const open = absenceRounds(tournament);
  const past = player.absences.filter(({ round }) => !open.includes(round));
  const fault = faultIn(tournament, { past, asked, open });
  if (fault !== undefined) return fault;
  const sorted = asked.toSorted((one, other) => one.round - other.round);
  const event: TournamentEvent = {
    type: "AbsencesPlanned",
    player: name,
    absences: [...past, ...sorted],
    ...(reason !== undefined && { reason }),
  };
  return [event];
}

/** Rounds of later stages have no numbers yet: play-offs and the number of players decide how many come before. */
function closedRound({ plan, rounds }: Tournament, round: number, open: readonly number[]): string {
  if (round <= (rounds.at(-1)?.number ?? 0)) return `Round ${round} is already paired.`;
  const last = `Round ${open.at(-1)} is the last one of this stage.`;
  return plan.stages.length > 1 ? `${last} Absences in a later stage can be planned once it has begun.` : last;
}

interface Request {
  readonly past: readonly Absence[];
  readonly asked: readonly Absence[];
  /** The rounds that are still to be paired. */
  readonly open: readonly number[];
}

function faultIn(tournament: Tournament, { past, asked, open }: Request): Refusal | undefined {
  if (open.length === 0)
    return refuse("not-now", "Absences can be planned for the coming rounds of a Swiss system or of heats.");
  if (new Set(asked.map(({ round }) => round)).size < asked.length) return refuse("unfit", "A round is named twice.");
  const closed = asked.find(({ round }) => !open.includes(round));
  if (closed !== undefined) return refuse("unfit", closedRound(tournament, closed.round, open));
  const byes = asked.filter(({ isBye }) => isBye);
  if (byes.length === 0) return undefined;
  const { requestedByes = null } = tournament.plan;
  if (requestedByes === null) return refuse("unfit", "This tournament has no requested byes.");
  const late = byes.find(({ round }) => !isByeRound(tournament, round));
  if (late !== undefined)
    return refuse("unfit", `Byes can be requested up to round ${requestedByes.lastRound} of the stage.`);
  const taken = past.filter(({ isBye }) => isBye).length;
  return taken + byes.length > requestedByes.most
    ? refuse("unfit", `A player can request ${requestedByes.most} byes at most.`)
    : undefined;
}
