import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { type ClientProject, clientProject } from "../support/client/client-project.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let project: ClientProject;
beforeAll(async () => {
  server = await startServer(database, { registry: rulesetRegistry });
  project = await clientProject();
});
afterAll(async () => {
  await server.close();
  await rm(project.folder, { recursive: true });
});

describe("the published client, installed in an empty project", () => {
  it("type-checks a strict program, and finds its mistakes", async () => {
    expect(await project.typeErrors(program)).toBe("");
  });
});

describe("the examples", () => {
  it("play a whole game with the bot", async () => {
    const printed = await project.example("bot.mjs", [server.url, "middle-ages", "2"]);
    expect(JSON.parse(printed).ranking).toHaveLength(2);
  });
});

/** A mistake that the compiler does not find is an error, too. */
const program = `
import { ApiError, createClient, hasCode, moves, play, type Outcome, type Position } from "@seneschal/client";
import type { components } from "@seneschal/client/openapi";

const client = createClient({ url: "https://seneschal.example", token: "sen_pat_", maxRetries: 2 });
const { data: game } = await client.GET("/v1/games/{game}", { params: { path: { game: "a" } } });
export const isOver: boolean = game.state === "finished";
// @ts-expect-error: a mistake in the name of a member
export const isOpen: boolean = game.sate === "open";
// @ts-expect-error: a mistake in the path
await client.GET("/v1/games/{game}/positoin", { params: { path: { game: game.id } } });
const { data: position } = await client.GET("/v1/games/{game}/position", { params: { path: { game: game.id } } });
export const view: components["schemas"]["VillageView"] | null = position.ruleset === "village" ? position.view : null;
export const shown: Position = position;

for await (const event of client.accountEvents({ signal: AbortSignal.timeout(1000) }))
  if (event.type === "turn") console.log(event.question.kind);

try {
  const [finished] = await play(client, { rulesets: ["village"], games: [game.id], choose });
  const outcome: Outcome | null | undefined = finished?.outcome;
  console.log(outcome);
} catch (failure) {
  if (hasCode(failure, "scope-missing") || failure instanceof ApiError) console.log(failure.status, failure.retryAfter);
}

function choose({ choices }: { choices: readonly components["schemas"]["VillageChoice"][] }) {
  for (const choice of choices) for (const move of moves(choice)) return move;
  return undefined;
}
`;
