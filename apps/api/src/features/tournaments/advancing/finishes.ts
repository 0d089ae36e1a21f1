import type { tables } from "@seneschal/tournament";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";

/** How each seat of a finished game ended, and which player of the tournament held it then. */
export function finishesOf(game: Game, seated: readonly string[]): readonly tables.SeatFinish[] {
  const ranking = game.outcome?.ranking ?? [];
  return seated.map((player, seat) => {
    const { rank = seated.length, score = 0 } = ranking.find((place) => place.seat === seat) ?? {};
    return { rank, score, heldBy: holderOf(game, seat, player) };
  });
}

/** The same of a game that is broken off: by its scores as they stand. */
export function currentFinishes(
  registry: RulesetRegistry,
  game: Game,
  seated: readonly string[],
): readonly tables.SeatFinish[] {
  const scores = registry.of(game.settings.ruleset).ruleset.currentScores(game.position);
  return seated.map((player, seat) => {
    const score = scores[seat] ?? 0;
    return { score, rank: scores.filter((other) => other > score).length + 1, heldBy: holderOf(game, seat, player) };
  });
}

/** Games of caretakers and substitutes do not count for a player of the tournament. */
function holderOf({ seats }: Game, seat: number, player: string): string | undefined {
  const sitting = seats[seat];
  if (sitting?.kind === "bot") return player;
  return sitting?.kind === "person" ? sitting.account : undefined;
}
