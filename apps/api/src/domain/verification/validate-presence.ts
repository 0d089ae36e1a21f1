import type { Question } from "@seneschal/engine";
import type { EventOf } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { openCheck, votersOf } from "../game/seats/presence-check.ts";
import { questionOf } from "../game/summary.ts";

type PresenceEvent = EventOf<"PresenceCheckStarted" | "PresenceConfirmed" | "ReplacementVoteCast">;

/** Returns what is wrong with an event of a presence check, apart from its time. */
export function faultInPresence(registry: RulesetRegistry, game: Game, event: PresenceEvent): string | undefined {
  const question = questionOf(registry, game);
  if (question === undefined || game.waiting === undefined) {
    return "presence is checked only while a game without clocks is running";
  }
  switch (event.type) {
    case "PresenceCheckStarted":
      return faultInStart(game, question, event);
    case "PresenceConfirmed":
      return isAbsent(game, question, event.seat) ? undefined : "this seat was not asked";
    case "ReplacementVoteCast":
      return faultInVote(game, question, event);
  }
}

function faultInStart(
  { seats }: Game,
  question: Question,
  { seat, asked, question: number }: EventOf<"PresenceCheckStarted">,
): string | undefined {
  if (number !== question.number) return "the game waited for another question";
  const isAwaited = asked.every((one) => one !== seat && question.seats.includes(one) && seats[one]?.kind === "person");
  return isAwaited && asked.length > 0 ? undefined : "the game did not wait for these players";
}

function faultInVote(game: Game, question: Question, vote: EventOf<"ReplacementVoteCast">): string | undefined {
  const check = openCheck(game.waiting, question);
  if (!check?.asked.includes(vote.about)) return "this player was not absent";
  return votersOf(check, game.seats).includes(vote.seat) ? undefined : "this player had no vote";
}

/** The game shows why a seat was vacated only for absent players. */
export function faultInVacating(
  registry: RulesetRegistry,
  game: Game,
  { seat, why }: EventOf<"SeatVacated">,
): string | undefined {
  const question = questionOf(registry, game);
  if (question === undefined) return "seats are vacated only while the game is running";
  return why === "banned" || isAbsent(game, question, seat) ? undefined : "this player was not absent";
}

function isAbsent({ waiting }: Game, question: Question, seat: number): boolean {
  return openCheck(waiting, question)?.asked.includes(seat) === true;
}
