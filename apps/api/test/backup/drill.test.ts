import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededChance } from "@seneschal/engine";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "../../src/platform/postgres/embedded/embedded-postgres.ts";
import { codeOf } from "../support/accounts/authenticator.ts";
import { password, unconfirmedMember } from "../support/accounts/members.ts";
import { runStatement } from "../support/database/statement.ts";
import { anyMove } from "../support/games/any-move.ts";
import { planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { type ApiProcess, startApiProcess } from "../support/processes/api-process.ts";
import { runCommand } from "../support/processes/command.ts";
import { begunGame, Caller, guest } from "../support/server/caller.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
// Root runs Postgres as another user, who must be able to enter the folder.
chmodSync(folder, 0o755);
const [lostFolder, newFolder] = [join(folder, "lost"), join(folder, "new")];
const chance = seededChance(20_261_127);
let postgres: EmbeddedPostgres | undefined;
let api: ApiProcess | undefined;
afterAll(async () => {
  await api?.kill();
  await postgres?.release();
  rmSync(folder, { recursive: true, force: true });
});

/** The last one is short, so that it ends before the others. */
const rulesets = ["village", "village", "middle-ages"];

interface Played {
  readonly id: string;
  readonly players: readonly Caller[];
  /** Of the last acknowledged move. */
  version: number;
}

it("a server that lost everything plays on from a backup that was made while it was used", {
  timeout: 300_000,
}, async () => {
  const before = await open(lostFolder);
  const games = await Promise.all(rulesets.map((ruleset) => newGame(before.url, ruleset)));
  const director = games[0]?.players[0] as Caller;
  const tournament = await planned(director, testPlan([swiss(1)], { ruleset: "middle-ages", options: {} }));
  const owner = await withSecondFactor(before);
  await Promise.all(games.map((game) => play(game, 12)));
  const atLeast = games.map(({ version }) => version);

  const { file, identityFile } = await backUpUnderLoad(games);
  const atMost = games.map(({ version }) => version);
  await close();
  rmSync(lostFolder, { recursive: true });

  const restored = await runCommand("restore", [file, "--identity", identityFile], environmentFor(newFolder));
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(restored.output).toContain("3 games, 1 tournament and the audit log: 0 faults in their chains.");
  expect(restored.output).toContain("Projections: 0 differences");

  const { url } = await open(newFolder);
  for (const [place, game] of games.entries()) {
    const players = game.players.map((player) => player.at(url));
    const found = await (players[0] as Caller).position(game.id);
    expect(found.version).toBeGreaterThanOrEqual(atLeast[place] as number);
    expect(found.version).toBeLessThanOrEqual(atMost[place] as number);
    const again = { ...game, players, version: found.version };
    await play(again, 3);
    if (found.outcome === null) expect(again.version).toBeGreaterThan(found.version);
  }
  expect(await director.at(url).get(`/v1/tournaments/${tournament}`)).toMatchObject({ id: tournament });
  const signIn = { email: owner.email, password, code: codeOf(owner.secret) };
  expect((await new Caller(url).call("POST", "/v1/sign-in", signIn)).status).toBe(200);
});

const environmentFor = (dataFolder: string) => ({ DATA_DIR: dataFolder, DATABASE_URL: "", SECRET_KEY: "" });

async function open(dataFolder: string): Promise<{ url: string; database: string }> {
  postgres = await startEmbedded({ home: join(dataFolder, "postgres"), settings: { fsync: "off" } });
  api = await startApiProcess("", environmentFor(dataFolder));
  return { url: api.url, database: postgres.url };
}

async function close(): Promise<void> {
  await api?.kill();
  await postgres?.release();
}

async function newGame(url: string, ruleset: string): Promise<Played> {
  const players = [await guest(url, "Ada"), await guest(url, "Bea")];
  const { id, version } = await begunGame(players, { ruleset, options: {} });
  return { id, players, version };
}

/** Plays a number of moves, or until `isOver`. */
async function play(game: Played, moves: number, isOver: () => boolean = () => false): Promise<void> {
  for (let move = 0; move < moves && !isOver(); move++) {
    const { question } = await (game.players[0] as Caller).position(game.id);
    const player = game.players[question?.seats[0] ?? -1];
    if (player === undefined) return;
    const position = await player.position(game.id);
    game.version = (await player.move(game.id, position.version, anyMove(position, chance))).version;
  }
}

async function withSecondFactor({ url, database }: { url: string; database: string }) {
  const email = "owner@example.org";
  const owner = await unconfirmedMember(url, "Owner", email);
  await runStatement(database, "update accounts set email_verified = true where email is not null");
  const { secret } = await owner.post<{ secret: string }>("/v1/account/two-factor", { password });
  // An earlier code, so that the current one can be used after the restore.
  const confirm = () => owner.call("POST", "/v1/account/two-factor/confirmation", { code: codeOf(secret, -1) });
  const { status } = await confirm();
  // The half minute ended on the way.
  if (status !== 200) expect((await confirm()).status).toBe(200);
  return { email, secret };
}

async function backUpUnderLoad(games: readonly Played[]) {
  const identity = await generateX25519Identity();
  const [file, identityFile] = [join(folder, "backup.tar.age"), join(folder, "identity")];
  writeFileSync(identityFile, `# created by a test\n${identity}\n`);
  let isOver = false;
  const load = games.map((game) => play(game, Number.POSITIVE_INFINITY, () => isOver));
  const args = [file, "--recipient", await identityToRecipient(identity)];
  const made = await runCommand("backup", args, environmentFor(lostFolder));
  isOver = true;
  await Promise.all(load);
  expect(made, made.output).toMatchObject({ code: 0 });
  return { file, identityFile };
}
