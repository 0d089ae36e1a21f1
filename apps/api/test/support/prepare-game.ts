import { openDatabase } from "../../src/composition/open-database.ts";
import { openGames } from "../../src/composition/open-games.ts";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { executeCommand } from "../../src/event-store/execute-command.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";

/** What is told in a game before the browser test takes it up, as one move of its host. */
interface Preparation<Fact> {
  /** Any that the ruleset knows: the facts say what it did. */
  readonly move: { readonly type: string };
  facts(position: unknown): readonly Fact[];
}

/** Appends to the game that the command line names what a test wants to have happened in it. */
export async function prepareGame<Fact extends { readonly type: string }>(told: Preparation<Fact>): Promise<void> {
  const [, , id = ""] = process.argv;
  const database = await openDatabase(readEnvironment());
  try {
    const onError = (error: unknown) => process.stderr.write(`${error}\n`);
    const { playing } = openGames({ pool: database.pool, registry: rulesetRegistry, onError });
    await executeCommand(playing, id, async (game) => [
      {
        type: "MovePlayed",
        seat: 0,
        by: "person",
        move: told.move,
        facts: [...told.facts(game?.position)],
        draws: 0,
        takeable: false,
      },
    ]);
  } finally {
    await database.close();
  }
}
