import type { tables } from "@seneschal/tournament";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";

/** The result of each seat of a finished game, and the tournament player who held it at the end. */
export function finishesOf(game: Game, seated: readonly string[]): readonly tables.SeatFinish[] {
  const ranking = game.outcome?.ranking ?? [];
  return seated.map((player, seat) => {
    const { rank = seated.length, score = 0, tieBreaks = [] } = ranking.find((place) => place.seat === seat) ?? {};
    return { rank, score, tieBreaks, heldBy: holderOf(game, seat, player) };
  });
}

/** The same for an unfinished game, by its current scores. */
export function currentFinishes(
  registry: RulesetRegistry,
  game: Game,
  seated: readonly string[],
): readonly tables.SeatFinish[] {
  const scores = registry.of(game.settings.ruleset).ruleset.currentScores(game.position);
  return seated.map((player, seat) => {
    const score = scores[seat] ?? 0;
    const rank = scores.filter((other) => other > score).length + 1;
    return { rank, score, tieBreaks: [], heldBy: holderOf(game, seat, player) };
  });
}

/** Results of caretakers and substitutes do not count for the tournament player. */
function holderOf({ seats }: Game, seat: number, player: string): string | undefined {
  const occupant = seats[seat];
  if (occupant?.kind === "bot") return player;
  return occupant?.kind === "person" ? occupant.account : undefined;
}
