import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Game } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { cacheGame } from "./use-games.ts";

const bodyOf = (version: number, state: string) => ({ id: "a game", version, state });

it.each([
  { answered: 7, kept: "finished" },
  { answered: 8, kept: "running" },
  { answered: 9, kept: "running" },
])(
  "a game that is over at version 8 is $kept after a mutation was answered at version $answered",
  ({ answered, kept }) => {
    const client = new QueryClient();
    client.setQueryData(keys.game("a game"), bodyOf(8, "finished"));
    cacheGame(client, bodyOf(answered, "running") as Game);
    expect(client.getQueryData<Game>(keys.game("a game"))?.state).toBe(kept);
  },
);
