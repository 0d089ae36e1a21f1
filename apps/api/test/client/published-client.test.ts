import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { type ClientProject, clientProject } from "../support/client/client-project.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
/** How far the time of the server is ahead of the real time. */
let ahead = 0;
let server: TestServer;
let project: ClientProject;
beforeAll(async () => {
  server = await startServer(database, { registry: rulesetRegistry, now: () => new Date(Date.now() + ahead) });
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
  it("play a whole game with the bot, and draw who wins", async () => {
    const printed = await project.example("bot.mjs", [server.url, "middle-ages", "2"]);
    expect(JSON.parse(printed).ranking).toHaveLength(2);
    // The archive leaves out the last seconds.
    ahead += 60_000;
    const file = join(project.folder, "wins.svg");
    const table = await project.example("archive-analysis.mjs", [server.url, file]);
    expect(table).toMatch(/^middle-ages, 2 players, seat 1\t(100|0|50)% \(\d+% to \d+%\)\t1 games$/m);
    const chart = await readFile(file, "utf8");
    expect(chart).toMatch(/^<svg [\s\S]+<\/svg>\s*$/);
    expect(chart.match(/<circle/g)).toHaveLength(2);
  });

  it("play all games in the terminal, from the choices alone", async () => {
    const play = (id: string, ...limit: string[]) =>
      project.example("terminal-client.mjs", ["--url", server.url, "--ruleset", id, "--auto", ...limit]);
    const { rulesets } = await new Caller(server.url).get<{ rulesets: { id: string }[] }>("/v1/rulesets");
    const whole = play("middle-ages");
    const games = await Promise.all(rulesets.map(({ id }) => play(id, "--moves", "4")));
    expect(games).toHaveLength(rulesetRegistry.all.length);
    expect(await whole).toMatch(/^The game is over\.\n1\. .+\n[12]\. /m);
    for (const printed of games) {
      expect(printed.split("\n").slice(1, 5).filter(Boolean)).toHaveLength(4);
      expect(printed).toContain("The game goes on. Continue it with --game");
      expect(printed).toMatch(/^Keep this guest: SENESCHAL_TOKEN=\S+$/m);
    }
  });

  it.each([
    [["--seat", "2"], "Unknown option '--seat'"],
    [["--url", "seneschal"], "--url seneschal is not an http or https address."],
    [["--url", "http://127.0.0.1:1"], "No server answers at http://127.0.0.1:1."],
    [["--language", "de"], "--language is en or fr, not de."],
    [["--moves", "many"], "--moves is a whole number from 1, not many."],
    [["--ruleset", "chess"], "--ruleset is one of middle-ages, "],
    [["--ruleset", "village", "--seats", "9"], "--seats for village is from 2 to 4, not 9."],
    [["--game", "42"], "--game 42 is not the id of a game: it is the last part of the game's address."],
    [["--game", "00000000-0000-4000-8000-000000000000"], "No game has this id, or you may not see it."],
  ])("say what is wrong with %j in the terminal", async (args, message) => {
    const ended = project.example("terminal-client.mjs", ["--url", server.url, ...args]);
    await expect(ended).rejects.toThrow(message);
    await expect(ended).rejects.toThrow("The options are listed by --help.");
  });

  it("list their options in the terminal", async () => {
    expect(await project.example("terminal-client.mjs", ["--help"])).toContain("--moves NUMBER");
  });

  it("let a person play by the numbers of the choices, in French, in 80 columns", async () => {
    const args = ["--url", server.url, "--ruleset", "village", "--language", "fr"];
    const printed = await project.example("terminal-client.mjs", args, { input: "99\np\nb\n1\n99\n1\nq\n" });
    expect(printed).toContain("À vous de jouer : Prenez un cube");
    expect(printed).toMatch(/^ 1 {2}Prendre le cube – Récolte/m);
    expect(printed).toContain("Ce n’est pas une des réponses possibles.");
    expect(printed).toMatch(/^> Prendre le cube – Récolte, \p{L}/mu);
    expect(printed).toContain("La partie continue.");
    expect(printed.split("\n").filter((line) => [...line].length > 82)).toEqual([]);
  });

  it("post turns to Discord, mentioning only the person who asked for it", async () => {
    const discord = await receiver();
    const player = await guest(server.url, "Ada");
    const variables = {
      SENESCHAL_TOKEN: player.token ?? "",
      DISCORD_WEBHOOK: discord.url,
      DISCORD_USER: "4711",
      CURSOR_FILE: join(project.folder, "cursor"),
    };
    const notifier = project.start("discord-notifier.mjs", [server.url], { variables });
    await notifier.prints("connected");
    const opening = { ruleset: "middle-ages", options: {}, name: "*@everyone*", bots: ["easy"], startsWhenFull: true };
    const { id } = await player.open(opening);
    await expect
      .poll(() => discord.bodies[0])
      .toEqual({
        content: `<@4711> It is your turn in \\*\\@everyone\\*. ${server.url}/games/${id}`,
        allowed_mentions: { users: ["4711"] },
      });
    await notifier.stop();
    await discord.close();
  });
});

/** Receives what is posted to a webhook of Discord. The first request is told to wait a moment. */
async function receiver() {
  const bodies: unknown[] = [];
  let requests = 0;
  const receiving = createServer(async (request, answer) => {
    const body = await json(request);
    requests += 1;
    const isAccepted = requests > 1;
    if (isAccepted) bodies.push(body);
    answer.writeHead(isAccepted ? 204 : 429, { "retry-after": "0.01" }).end();
  });
  await new Promise<void>((resolve) => receiving.listen(0, "127.0.0.1", resolve));
  const { port } = receiving.address() as AddressInfo;
  const close = () => new Promise((resolve) => receiving.close(resolve));
  return { url: `http://127.0.0.1:${port}`, bodies, close };
}

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
