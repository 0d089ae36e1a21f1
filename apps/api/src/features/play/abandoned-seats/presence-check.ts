import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../../domain/game/events.ts";
import { accountsPlaying, type Game, type PresenceCheck, seatsOnDeviceOf } from "../../../domain/game/game.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import {
  answerBy,
  answerMs,
  nextCheckAt,
  openCheck,
  replacedSeats,
  votersOf,
  withVote,
} from "../../../domain/game/seats/presence-check.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided, unchanged } from "../../../event-store/execute-command.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { vacationEnds } from "../../../stores/accounts/vacations-store.ts";
import { tableOfGame } from "../../../stores/tournament-list-queries.ts";
import { executeAsPlayer, type PlayerDecision, type PlayerOfGame } from "../player-command.ts";
import type { PlayDeps } from "../types.ts";

interface Vote {
  /** The seat of the player who did not answer. */
  readonly about: Seat;
  readonly agrees: boolean;
}

/** Asks the players that a game without clocks waits for whether they are still there. */
export async function startPresenceCheck(deps: PlayDeps, id: string, player: string): Promise<games.GameBody> {
  const table = await tableOfGame(deps.pool, id);
  return executeAsPlayer(deps, id, player, (actor) =>
    table === undefined
      ? decideStart(deps, actor)
      : closed("In a tournament, the directors decide about absent players."),
  );
}

/** Confirms that a player, and those on their device, are still there. */
export function confirmPresence(deps: PlayDeps, id: string, player: string): Promise<games.GameBody> {
  return executeAsPlayer(deps, id, player, (actor) => decideConfirmation(deps, actor));
}

/** Votes on the replacement of a player who did not answer. */
export function voteOnReplacement(deps: PlayDeps, id: string, player: string, vote: Vote): Promise<games.GameBody> {
  return executeAsPlayer(deps, id, player, (actor) => decideVote(deps, actor, vote));
}

const closed = (detail: string): Rejection => rejected("presence-check-closed", detail);

async function decideStart(deps: PlayDeps, { game, player, seat, at }: PlayerOfGame): Promise<PlayerDecision> {
  if (game.waiting === undefined) return closed("The game has clocks: a player who runs out of time is replaced.");
  const question = questionOf(deps.registry, game);
  const own = seatsOnDeviceOf(game.seats, player);
  const awaited = question?.seats.filter((other) => game.seats[other]?.kind === "person" && !own.includes(other)) ?? [];
  if (question === undefined || awaited.length === 0) return closed("The game does not wait for another player.");
  const from = nextCheckAt(game.waiting);
  if (at.toISOString() < from) return closed(`A presence check can start from ${from}.`);
  const away = await seatsAway(deps, game, at, new Date(at.getTime() + answerMs));
  const asked = awaited.filter((other) => !away.has(other));
  if (asked.length === 0) return closed("The players that the game waits for are on vacation.");
  return decided([{ type: "PresenceCheckStarted", seat, asked, question: question.number }]);
}

function decideConfirmation({ registry }: PlayDeps, { game, player }: PlayerOfGame): PlayerDecision {
  const check = openCheck(game.waiting, questionOf(registry, game));
  const asked = seatsOnDeviceOf(game.seats, player).filter((seat) => check?.asked.includes(seat));
  if (asked.length === 0) return closed("You have answered already, or were not asked.");
  const confirming = asked.filter((seat) => !check?.confirmed.includes(seat));
  if (confirming.length === 0) return closed("You have confirmed at this step before: make your move.");
  return decided(confirming.map((seat) => ({ type: "PresenceConfirmed", seat })));
}

async function decideVote(deps: PlayDeps, { game, seat, at }: PlayerOfGame, vote: Vote): Promise<PlayerDecision> {
  const check = openCheck(game.waiting, questionOf(deps.registry, game));
  if (check === undefined || !check.asked.includes(vote.about)) {
    return closed("This player has answered, or was not asked.");
  }
  if (at.toISOString() < answerBy(check)) return closed(`This player can answer until ${answerBy(check)}.`);
  if (!votersOf(check, game.seats).includes(seat)) return closed("Answer the presence check before you vote.");
  if ((await seatsAway(deps, game, at)).has(vote.about)) return closed("This player is on vacation.");
  const events = votingEvents(game, check, { seat, ...vote }, at);
  return events.length === 0 ? unchanged : decided(events);
}

function votingEvents(
  game: Game,
  check: PresenceCheck,
  vote: PresenceCheck["votes"][number],
  at: Date,
): readonly GameEvent[] {
  const cast: GameEvent = { type: "ReplacementVoteCast", ...vote };
  const { seat, about, agrees } = vote;
  const isKnown = check.votes.some((one) => one.seat === seat && one.about === about && one.agrees === agrees);
  const replaced = replacedSeats(withVote(check, cast), { seats: game.seats, at: at.toISOString() });
  const vacated: GameEvent = { type: "SeatVacated", why: "absent", ...abandonmentOf(game, about) };
  return [...(isKnown ? [] : [cast]), ...(replaced.includes(about) ? [vacated] : [])];
}

/** The seats whose players are on vacation at some time between two instants. */
async function seatsAway({ pool }: PlayDeps, { seats }: Game, from: Date, to = from): Promise<ReadonlySet<Seat>> {
  const away = await vacationEnds(pool, seats.flatMap(accountsPlaying), { from, to });
  return new Set(
    seats.flatMap((occupant, seat) => (accountsPlaying(occupant).some((account) => away.has(account)) ? [seat] : [])),
  );
}
