import { createGameServices } from "../../../src/composition/game-services.ts";
import { openDatabase } from "../../../src/composition/open-database.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import type { Game } from "../../../src/domain/game/game.ts";
import { decided, executeCommand } from "../../../src/event-store/execute-command.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import { acceptedOrThrow } from "../../../src/platform/http/rejection.ts";

/** The facts of a prepared game, appended as one move of its host. */
interface Preparation<Fact> {
  /** Any move of the ruleset: the facts say what it did. */
  readonly move: { readonly type: string };
  facts(position: unknown): readonly Fact[];
}

/** Appends prepared facts to the game on the command line. */
export async function prepareGame<Fact extends { readonly type: string }>(
  preparation: Preparation<Fact>,
): Promise<void> {
  const [, , id = ""] = process.argv;
  const database = await openDatabase(readEnvironment());
  try {
    const onError = (error: unknown) => process.stderr.write(`${error}\n`);
    const { playDeps } = createGameServices({ pool: database.pool, registry: rulesetRegistry, onError });
    const decide = (game: Game | undefined) => {
      const facts = [...preparation.facts(game?.position)];
      const played = { seat: 0, by: "person", move: preparation.move, facts, draws: 0, takeable: false } as const;
      return decided([{ type: "MovePlayed" as const, ...played }]);
    };
    acceptedOrThrow(await executeCommand(playDeps.games, { id, decide }));
  } finally {
    await database.close();
  }
}
