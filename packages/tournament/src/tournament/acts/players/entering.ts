import { withDraftDropped } from "../../progress/draft-dropped.ts";
import { latePointsIn, takesLateEntries } from "../../progress/late-entries.ts";
import { stagePlanOf } from "../../standings/stage-standings.ts";
import { currentRound, currentStage, playerOf, registeredPlayers, type Tournament } from "../../state/tournament.ts";
import type { EventOf, TournamentEvent } from "../../state/types.ts";
import { type Decision, type Rules, refuse } from "../decision.ts";

type Entering =
  | "enter"
  | "withdraw"
  | "check-in"
  | "pause"
  | "resume"
  | "seek-game"
  | "seek-no-game"
  | "enter-bots"
  | "remove-player"
  | "readmit-player";

/** Who takes part. */
export const entering: Rules<Entering> = {
  enter: ({ tournament, by }) => entry(tournament, { player: by }),
  "enter-bots"({ tournament }, { bot, count }) {
    const first = tournament.players.filter((player) => player.bot !== null).length + 1;
    const names = Array.from({ length: count }, (_, place) => `bot-${first + place}`);
    const free = tournament.plan.playersMost - registeredPlayers(tournament).length;
    if (tournament.plan.boards === "physical" || hasPlayersByDirector(tournament)) return notOnBoards;
    if (count > free) return refuse("unfit", `Only ${Math.max(0, free)} places are left.`);
    const entries = names.map((player) => entry(tournament, { player, bot }));
    const refused = entries.find((one) => "refusal" in one);
    return refused ?? withDraftDropped(tournament, (entries as readonly (readonly TournamentEvent[])[]).flat());
  },
  withdraw({ tournament, by }) {
    return withdrawal(tournament, by, "own", null);
  },
  "remove-player": ({ tournament }, { player, reason }) => withdrawal(tournament, player, "director", reason),
  "readmit-player"({ tournament }, { player, reason }) {
    if (playerOf(tournament, player)?.isRemoved !== true)
      return refuse("done-already", "This player may already register.");
    return [{ type: "PlayerReadmitted", player, reason }];
  },
  "check-in"({ tournament, by, context }) {
    const player = playerOf(tournament, by);
    if (player?.status !== "entered") return notEntered;
    if (player.isCheckedIn) return refuse("done-already", "You have already checked in.");
    const { startsAt, checkInMinutes } = tournament.plan;
    if (tournament.phase !== "open" || checkInMinutes === null) return refuse("not-now", "Check-in is not open.");
    const isEarly = startsAt !== null && context.now < context.minutesBefore(startsAt, checkInMinutes);
    if (isEarly) return refuse("not-now", `Check-in opens ${checkInMinutes} minutes before the start.`);
    return [{ type: "PlayerCheckedIn", player: by }];
  },
  pause({ tournament, by }) {
    const player = playerOf(tournament, by);
    if (player?.status !== "entered") return notEntered;
    if (tournament.phase !== "running") return refuse("not-now", "You can only pause while the tournament is running.");
    if (player.isPaused) return refuse("done-already", "You are already paused.");
    if (!hasPauses(tournament))
      return refuse("not-now", "A knock-out has no pauses. Withdraw, or ask a director for a substitute.");
    return withDraftDropped(tournament, [{ type: "PlayerPaused", player: by }]);
  },
  resume({ tournament, by }) {
    const player = playerOf(tournament, by);
    if (player?.status !== "entered") return notEntered;
    if (!player.isPaused) return refuse("done-already", "You are not paused.");
    return withDraftDropped(tournament, [{ type: "PlayerResumed", player: by }]);
  },
  "seek-game"({ tournament, by, context }) {
    if (playerOf(tournament, by)?.status !== "entered") return notEntered;
    const fault = ladderFault(tournament, by, context.now);
    return fault ?? [{ type: "GameSought", player: by }];
  },
  "seek-no-game"({ tournament, by }) {
    const seeks = tournament.seeking.some(({ player }) => player === by);
    return seeks
      ? [{ type: "GameNoLongerSought", player: by }]
      : refuse("done-already", "You are not looking for a game.");
  },
};

const notEntered = refuse("not-entered", "Only registered players can do this.");

const notOnBoards = refuse("unfit", "Bots cannot play on physical boards.");
const hasPlayersByDirector = (tournament: Tournament) =>
  registeredPlayers(tournament).some(({ isEnteredByDirector }) => isEnteredByDirector);

export const directorCannotPlay = refuse(
  "unfit",
  "A director cannot play in the tournament. Add another director and remove this one first; on physical boards, a director can also be entered by name.",
);

interface NewEntry {
  readonly player: string;
  readonly bot?: EventOf<"PlayerEntered">["bot"];
  /** Directors enter players before registration opens, too. */
  readonly isByDirector?: boolean;
  /** Of a player that a director enters by name. */
  readonly name?: string;
}

/** Registers a player, or lets one return who withdrew. */
export function entry(tournament: Tournament, entrant: NewEntry): Decision {
  const { player: name, bot = null, isByDirector = false, ...named } = entrant;
  const { phase, plan } = tournament;
  if (tournament.directors.includes(name)) return directorCannotPlay;
  const known = playerOf(tournament, name);
  if (known?.status === "waiting") return refuse("done-already", "You are already on the waiting list.");
  if (known?.status === "entered") return refuse("done-already", "You are already registered.");
  if (known?.isRemoved) return refuse("unfit", "A director has removed you from this tournament.");
  if (phase === "draft" && !isByDirector) return refuse("not-now", "Registration is not open yet.");
  const isFull = registeredPlayers(tournament).length >= plan.playersMost;
  const event = { type: "PlayerEntered", player: name, bot, isWaiting: isFull, points: 0, ...named } as const;
  if (phase === "draft" || phase === "open") return [event];
  const stage = currentStage(tournament);
  if (known !== undefined && stage?.players.includes(name)) return withDraftDropped(tournament, [event]);
  if (!takesLateEntries(tournament)) return refuse("not-now", "Registration is closed.");
  if (isFull) return [event];
  return withDraftDropped(tournament, [{ ...event, points: latePointsIn(tournament) }]);
}

/** Whether players may sit out rounds of the current stage. */
export function hasPauses(tournament: Tournament): boolean {
  const stage = currentStage(tournament);
  return stage === undefined || stagePlanOf(tournament, stage).format !== "knock-out";
}

function withdrawal(
  tournament: Tournament,
  name: string,
  why: EventOf<"PlayerWithdrew">["why"],
  reason: string | null,
): Decision {
  const player = playerOf(tournament, name);
  if (player === undefined) return refuse("not-entered", "No registered player has this name.");
  if (player.status === "withdrawn") return refuse("done-already", "This player has already withdrawn.");
  return withDraftDropped(tournament, [{ type: "PlayerWithdrew", player: name, why, reason }]);
}

function ladderFault(tournament: Tournament, name: string, now: string) {
  const stage = currentStage(tournament);
  const round = currentRound(tournament);
  const terms = stage && stagePlanOf(tournament, stage);
  const isOpen = round?.state === "published" && (round.deadline === null || now < round.deadline);
  if (terms?.format !== "ladder" || !isOpen)
    return refuse("not-now", "Players cannot look for games in this tournament now.");
  if (tournament.seeking.some(({ player }) => player === name))
    return refuse("done-already", "You are already looking for a game.");
  const games = round.tables.filter(({ state, players }) => state !== "over" && players.includes(name)).length;
  return games < terms.gamesAtOnce ? undefined : refuse("not-now", `Finish one of your ${games} games first.`);
}
