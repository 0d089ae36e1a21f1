import type { Seat } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { GameEvent } from "../../../domain/game/events.ts";
import { seatsOnDeviceOf } from "../../../domain/game/game.ts";
import { openShortening, seatsToAgree, turnLimitOf } from "../../../domain/game/shortening.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided } from "../../../event-store/execute-command.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { tableOfGame } from "../../../stores/tournament-list-queries.ts";
import { executeAsPlayer, type PlayerDecision, type PlayerOfGame } from "../player-command.ts";
import type { PlayDeps } from "../types.ts";

/** Proposes that the game ends after an earlier turn. Players who share the device agree with it. */
export async function proposeShortening(
  deps: PlayDeps,
  id: string,
  player: string,
  last: number,
): Promise<games.GameBody> {
  const table = await tableOfGame(deps.pool, id);
  return executeAsPlayer(deps, id, player, (actor) =>
    table === undefined
      ? decideProposal(deps, actor, last)
      : closed("All games of a tournament have the same length, so it cannot be changed."),
  );
}

/** Agrees to the open proposal or declines it, also for players on the same device. The last consent shortens the game. */
export function answerShortening(deps: PlayDeps, id: string, player: string, agrees: boolean): Promise<games.GameBody> {
  return executeAsPlayer(deps, id, player, (actor) => decideAnswer(deps, actor, agrees));
}

const closed = (detail: string): Rejection => rejected("shortening-closed", detail);

function decideProposal(
  { registry }: PlayDeps,
  { game, player, seat, at }: PlayerOfGame,
  last: number,
): PlayerDecision {
  const limit = turnLimitOf(registry, game);
  if (limit === undefined) return closed("The rules of this game fix its length.");
  const isOpen = openShortening(game.shortening, at.toISOString()) !== undefined;
  if (isOpen) return closed("Another proposal is open. Answer it first.");
  if (game.shortening !== undefined && game.shortening.declinedBy !== null) {
    return closed("A proposal was declined in this turn. You can propose again in the next one.");
  }
  const [earliest, latest] = [limit.turn + 1, limit.last - 1];
  if (earliest > latest) return closed("The game already ends after this turn or the next one.");
  if (last < earliest || last > latest) return closed(`The last turn can be from ${earliest} to ${latest}.`);
  const agreed = seatsOnDeviceOf(game.seats, player).filter((other) => other !== seat);
  return decided([{ type: "ShorteningProposed", seat, turn: limit.turn, last }, ...agreed.map(agreeing)]);
}

const agreeing = (seat: Seat): GameEvent => ({ type: "ShorteningAgreed", seat });

function decideAnswer(
  { registry }: PlayDeps,
  { game, player, seat, at }: PlayerOfGame,
  agrees: boolean,
): PlayerDecision {
  const shortening = openShortening(game.shortening, at.toISOString());
  if (shortening === undefined) return closed("There is no open proposal.");
  if (!agrees) return decided([{ type: "ShorteningDeclined", seat, last: shortening.last }]);
  const voters = seatsToAgree({ ...game, question: questionOf(registry, game) }, at.toISOString());
  const agreed = seatsOnDeviceOf(game.seats, player).filter(
    (other) => voters.includes(other) && !shortening.agreed.includes(other),
  );
  return agreed.length === 0 ? closed("You have agreed already.") : decided(agreed.map(agreeing));
}
