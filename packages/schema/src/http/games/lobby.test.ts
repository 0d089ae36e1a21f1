import { expect, it } from "vitest";
import { rulesetSchemas } from "../../games/register.ts";
import { lobbySchemas } from "./lobby.ts";

const { newGame } = lobbySchemas(rulesetSchemas);

it.each(rulesetSchemas.map(({ id, options }) => ({ id, options })))(
  "creates a game of $id with the default options if none are given",
  ({ id, options }) => {
    expect(newGame.parse({ ruleset: id, name: "A game", seats: 3 })).toMatchObject({ options: options.parse({}) });
  },
);
