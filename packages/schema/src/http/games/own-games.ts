import { z } from "zod";
import { integerField } from "../query-fields.ts";
import type { lobbySchemas } from "./lobby.ts";
import { gameStates } from "./lobby.ts";
import type { playSchemas } from "./play.ts";

type Parts = Pick<ReturnType<typeof lobbySchemas>, "game" | "rulesetId"> &
  Pick<ReturnType<typeof playSchemas>, "chronicle">;

/** The games of an account, as it downloads them. */
export function ownGamesSchemas({ game, rulesetId, chronicle }: Parts) {
  return {
    ownGame: z
      .object({
        game,
        chronicle,
      })
      .meta({ id: "OwnGame" }),
    ownGamesQuery: z.strictObject({
      state: z.enum(gameStates).optional(),
      ruleset: rulesetId.optional(),
      limit: integerField(1, 100).default(20).meta({ description: "Maximum number of games." }),
      cursor: z
        .string()
        .max(200)
        .optional()
        .meta({ description: "The cursor of the next part, in the header `Link`." }),
    }),
  };
}
