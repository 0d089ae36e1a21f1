import type { EventOf } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { agreedShortening, openShortening, turnLimitOf } from "../game/shortening.ts";
import { isSame } from "./is-same.ts";

interface ShorteningStep {
  readonly event: EventOf<"ShorteningProposed" | "ShorteningAgreed" | "ShorteningDeclined" | "GameShortened">;
  readonly at: string;
}

/** Returns what is wrong with a proposal to shorten the game, with an answer to it, or with its result. */
export function faultInShortening(
  registry: RulesetRegistry,
  game: Game,
  { event, at }: ShorteningStep,
): string | undefined {
  switch (event.type) {
    case "ShorteningProposed":
      return faultInProposal(registry, game, event, at);
    case "ShorteningAgreed":
    case "ShorteningDeclined":
      if (openShortening(game.shortening, at) === undefined) return "there was no open proposal";
      return game.seats[event.seat]?.kind === "person" ? undefined : "no player had this seat";
    case "GameShortened":
      return isSame(agreedShortening(registry, game, at), event) ? undefined : "not all players had agreed";
  }
}

function faultInProposal(
  registry: RulesetRegistry,
  game: Game,
  { turn, last }: EventOf<"ShorteningProposed">,
  at: string,
): string | undefined {
  const limit = turnLimitOf(registry, game);
  if (limit === undefined) return "the players could not shorten the game";
  if (openShortening(game.shortening, at) !== undefined) return "another proposal was open";
  if (turn !== limit.turn) return "the game was at another turn";
  return last > limit.turn && last < limit.last ? undefined : "the game could not end after this turn";
}
