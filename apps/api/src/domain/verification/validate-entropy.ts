import type { GameEvent } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import { expectedEntropyOf } from "../game/proof/chance.ts";

/** Returns what is wrong with the entropy of a seat. Entropy that no player chose must follow from the secret. */
export function validateEntropy(before: Game, event: GameEvent): string | undefined {
  if (event.type !== "SeatTaken") return undefined;
  const { seat, newcomer, entropy, entropyFrom } = event;
  if (entropyFrom === "player")
    return newcomer.kind === "bot" ? "a bot gave entropy as if it were a player" : undefined;
  const isExpected = entropy === expectedEntropyOf(before, seat);
  return isExpected ? undefined : "the entropy of the server is not the one that follows from the secret";
}
