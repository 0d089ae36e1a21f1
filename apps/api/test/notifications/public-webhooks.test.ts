import { randomUUID } from "node:crypto";
import { seededChance } from "@seneschal/engine";
import { type deliveries as schemas, type tournaments, webhookMessages } from "@seneschal/schema";
import { type ChronicleRequest, chronicleLines } from "@seneschal/wording/chronicle";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createGameServices } from "../../src/composition/game-services.ts";
import { housekeeping } from "../../src/composition/housekeeping-store.ts";
import { webhookServices } from "../../src/composition/webhooks.ts";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { announceNews } from "../../src/features/notifications/webhooks/announce.ts";
import type { NewsSource } from "../../src/features/notifications/webhooks/news.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { anyMove } from "../support/games/any-move.ts";
import { act, planned, playRound, swiss, testPlan, until } from "../support/games/tournament-play.ts";
import { receiver } from "../support/notifications/receiver.ts";
import { begunGame, bidFirst, Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const polling = { timeout: 60_000 };
const minuteMs = 60_000;
let time = Date.now();
const now = () => new Date(time);
let server: TestServer;
let ada: Caller;
let bea: Caller;
let nobody: Caller;
beforeAll(async () => {
  const variables = { LOCAL_WEBHOOKS: "true" };
  server = await startServer(database, { httpSender: sendAnywhere, variables, now });
  [ada, bea] = [await confirmed("Ada"), await confirmed("Bea")];
  nobody = new Caller(server.url);
});
afterAll(() => server.close());

/** An account with a confirmed address. */
async function confirmed(name: string): Promise<Caller> {
  const caller = await guest(server.url, name);
  const text = "update accounts set email = $2, email_verified = true where id = $1";
  await pool.query(text, [caller.id, `${name.toLowerCase()}@example.org`]);
  return caller;
}

const failed = (error: unknown) => {
  throw error;
};

/** What a process reads: each has a cache of its own. */
function processSource(): NewsSource {
  const { playDeps } = createGameServices({ pool, registry: testRegistry, onError: failed, now });
  return webhookServices(playDeps).news;
}

/** What the server does every few seconds. */
const announce = (source = processSource()) => announceNews({ pool, now, source }, failed);

const allKinds = ["start", "step", "turn", "vote", "end"];
const listOf = (game: string) => `/v1/games/${game}/webhooks`;

interface Added {
  readonly webhook: schemas.Webhook;
  readonly secret: string;
}

const add = (caller: Caller, list: string, url: string, more: object = {}): Promise<Added> =>
  caller.post(list, { name: "Our channel", url, kinds: allKinds, ...more });

type Message = z.output<typeof webhookMessages.gameWebhookMessage>;
type Elsewhere = Awaited<ReturnType<typeof receiver>>;

/** The messages, once all deliveries to a webhook are done. */
async function messagesAt({ parcels }: Elsewhere, { webhook }: Added): Promise<readonly Message["data"][]> {
  await expect.poll(() => waitingFor(webhook.id), polling).toBe(0);
  return parcels.map(({ body }) => webhookMessages.gameWebhookMessage.parse(JSON.parse(String(body))).data);
}

async function waitingFor(target: string): Promise<number> {
  const text = "select count(*)::int as count from deliveries where target = $1 and state = 'waiting'";
  return (await pool.query<{ count: number }>(text, [target])).rows[0]?.count ?? 0;
}

const deliveriesTo = async (target: string) =>
  (
    await pool.query<{ kind: string; key: string }>("select kind, key from deliveries where target = $1 order by at", [
      target,
    ])
  ).rows;

describe("a webhook of a game", () => {
  it("says what spectators can read at that time, and no more", async () => {
    const elsewhere = await receiver();
    const game = await begunGame([ada, bea], { ruleset: "village", options: {} });
    const added = await add(bea, listOf(game.id), elsewhere.url, { kinds: allKinds });
    const chance = seededChance(48);
    for (let moves = 0; moves < 12; moves++) {
      await moveOf([ada, bea], game.id, chance);
      await announce();
    }
    const messages = await messagesAt(elsewhere, added);
    await elsewhere.close();
    expect(messages.flatMap(({ events }) => events).length).toBeGreaterThan(15);

    let after = game.version;
    for (const { about, events, since } of messages.map((data) => ({ ...data, about: data.game }))) {
      const { steps } = await nobody.get<{
        steps: (ChronicleRequest["steps"][number] & { readonly at: string })[];
      }>(`/v1/games/${game.id}/steps?after=${after}&limit=${about.version - after}`);
      const shown = { language: "en", ruleset: "village", names: ["Ada (guest)", "Bea (guest)"], seat: null } as const;
      expect(since).toEqual(chronicleLines({ ...shown, steps }));
      const told = events.filter((event) => event.type === "step");
      expect(told.map(({ game: { version }, kind, by, at }) => ({ version, kind, seat: by, at }))).toEqual(
        steps.map(({ version, kind, seat, at }) => ({ version, kind, seat, at })),
      );
      const position = await nobody.position(game.id, `?at=${about.version}`);
      for (const turn of events.filter((event) => event.type === "turn")) {
        expect(position.question).toMatchObject(turn.question);
        expect(position.question?.seats).toContain(turn.seat);
      }
      after = about.version;
    }
  });

  it("waits as long as spectators do, and says the rest when the game is over", async () => {
    const elsewhere = await receiver();
    const game = await begunGame([ada, bea], { spectatorDelay: { moves: 1, minutes: 10 } });
    const added = await add(ada, listOf(game.id), elsewhere.url, { format: "json" });
    const seen = async () => (await nobody.get<{ version: number }>(`/v1/games/${game.id}`)).version;
    const told = async () => (await messagesAt(elsewhere, added)).at(-1)?.game.version ?? game.version;
    for (const player of [ada, bea, ada]) {
      await bidFirst(player, game.id);
      await announce();
      expect(await told()).toBeLessThanOrEqual(Math.max(game.version, await seen()));
    }
    expect(await told()).toBe(game.version);
    time += 11 * minuteMs;
    await announce();
    expect(await seen()).toBeGreaterThan(game.version);
    expect(await told()).toBe(await seen());
    for (const player of [bea, ada, bea]) await bidFirst(player, game.id);
    await announce();
    const messages = await messagesAt(elsewhere, added);
    await elsewhere.close();
    expect(messages.at(-1)).toMatchObject({ kind: "end", title: expect.stringContaining("Game over") });
    const versions = messages.flatMap(({ events }) =>
      events.flatMap(({ type, game: { version } }) => (type === "step" ? version : [])),
    );
    expect(versions).toEqual([...new Set(versions)]);
  });

  it("mentions at Discord only who allows it, and only on their turn", async () => {
    const elsewhere = await receiver();
    const game = await begunGame([ada, bea]);
    const settings = `/v1/games/${game.id}/notification-settings`;
    expect(await bea.call("PATCH", settings, { discordUser: "@everyone" })).toMatchObject({ status: 400 });
    await bea.call("PATCH", settings, { discordUser: "80351110224678912" });
    const { webhook } = await add(ada, listOf(game.id), elsewhere.url, { format: "discord", kinds: ["turn"] });
    await bidFirst(ada, game.id);
    await bidFirst(bea, game.id);
    await announce();
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(1);
    await bea.call("PATCH", settings, { discordUser: null });
    await bidFirst(ada, game.id);
    await bidFirst(bea, game.id);
    await announce();
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(2);
    await elsewhere.close();
    const [first, second] = elsewhere.parcels.map(({ body }) => JSON.parse(String(body)));
    expect(first.allowed_mentions).toEqual({ parse: [], users: ["80351110224678912"] });
    expect(first.content).toMatch(/^<@80351110224678912>\n/);
    expect(first.content).toContain("Ada \\(guest\\), Bea \\(guest\\)");
    expect(second.allowed_mentions).toEqual({ parse: [] });
    expect(second.content).not.toContain("<@");
    expect(await deliveriesTo(webhook.id)).toMatchObject([{ kind: "turn" }, { kind: "turn" }]);
  });

  it("says that the players are asked about the game, to programs and to a channel of Slack", async () => {
    const [program, channel] = [await receiver(), await receiver()];
    const game = await begunGame([ada, bea, await guest(server.url, "Gus")], { name: "Fish & <b>chips</b>" });
    const added = await add(ada, listOf(game.id), program.url, { kinds: ["vote"] });
    const slack = await add(ada, listOf(game.id), channel.url, { kinds: ["vote"], format: "slack" });
    await bidFirst(ada, game.id);
    await announce();
    expect(await deliveriesTo(added.webhook.id)).toEqual([]);
    await bea.post(`/v1/games/${game.id}/resignation`);
    await announce();
    expect(await messagesAt(program, added)).toMatchObject([
      { kind: "vote", events: [{ type: "vote", about: "abandoned-seat", by: 1, seat: null }] },
    ]);
    await expect.poll(() => waitingFor(slack.webhook.id), polling).toBe(0);
    await Promise.all([program.close(), channel.close()]);
    expect(channel.parcels.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { text: expect.stringMatching(/^\*The players of Fish &amp; &lt;b&gt;chips&lt;\/b&gt; have to decide\*\n/) },
    ]);
    expect(String(channel.parcels[0]?.body)).toContain(`/games/${game.id}"`);
  });

  it("is signed, and repeated with the same text and id until it is received", async () => {
    const elsewhere = await receiver((parcels) => (parcels === 1 ? 500 : 204));
    const game = await begunGame([ada, bea]);
    const added = await add(ada, listOf(game.id), elsewhere.url);
    await bidFirst(ada, game.id);
    await announce();
    const parcelsWithHurry = async () => {
      await hurry();
      return elsewhere.parcels.length;
    };
    await expect.poll(parcelsWithHurry, polling).toBe(2);
    await elsewhere.close();
    const [first, second] = elsewhere.parcels;
    expect(first?.body).toEqual(second?.body);
    expect(first?.headers["webhook-id"]).toBe(second?.headers["webhook-id"]);
    const verified = new Webhook(added.secret).verify(second?.body ?? "", second?.headers as Record<string, string>);
    expect(verified).toMatchObject({ type: expect.stringMatching(/^game\./), data: { game: { id: game.id } } });
  });

  it("is told once of each version, by any number of processes, also after one fails halfway", async () => {
    const elsewhere = await receiver();
    const game = await begunGame([ada, bea]);
    const added = await add(ada, listOf(game.id), elsewhere.url);
    const whole = processSource();
    const failing: NewsSource = { ...whole, news: () => Promise.reject(new Error("the process died")) };
    await bidFirst(ada, game.id);
    await expect(announce(failing)).rejects.toThrow("the process died");
    for (const player of [bea, ada, bea]) {
      await Promise.all([announce(), announce(), announce(whole)]);
      await bidFirst(player, game.id);
    }
    await Promise.all([announce(), announce()]);
    const messages = await messagesAt(elsewhere, added);
    await elsewhere.close();
    const ids = messages.flatMap(({ events }) => events.flatMap(({ id, type }) => (type === "step" ? id : [])));
    expect(ids).toEqual([1, 2, 3, 4].map((move) => `${game.id}-${game.version + move}-step`));
  });

  it("is told nothing of what happened while it was off, and nothing that it does not listen to", async () => {
    const game = await begunGame([ada, bea]);
    const list = listOf(game.id);
    const { webhook } = await add(ada, list, "https://example.org/hook", { kinds: ["step"] });
    const ending = await add(ada, list, "https://example.org/hook", { kinds: ["end"] });
    await ada.call("PATCH", `${list}/${webhook.id}`, { isOn: false });
    await bidFirst(ada, game.id);
    await ada.call("PATCH", `${list}/${webhook.id}`, { isOn: true });
    await announce();
    expect(await deliveriesTo(webhook.id)).toEqual([]);
    await bidFirst(bea, game.id);
    await announce();
    expect(await deliveriesTo(webhook.id)).toEqual([{ kind: "step", key: `game ${game.id} ${game.version + 2}` }]);
    expect(await deliveriesTo(ending.webhook.id)).toEqual([]);
  });

  it("is for the host and the players, each their own", async () => {
    const { id } = await ada.open({ visibility: "invitation" });
    const cyr = await guest(server.url, "Cyr");
    const given = { name: "Mine", url: "https://example.org/hook", kinds: ["turn"] };
    expect(await bea.call("POST", listOf(id), given)).toMatchObject({ status: 404 });
    expect(await nobody.call("GET", listOf(id))).toMatchObject({ status: 401 });
    const game = await begunGame([ada, bea]);
    const list = listOf(game.id);
    expect(await cyr.call("POST", list, given)).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    const seated = await begunGame([cyr, ada]);
    expect(await cyr.call("POST", listOf(seated.id), given)).toMatchObject({ body: { code: "email-not-verified" } });
    const { webhook } = await add(ada, list, given.url);
    const one = `${list}/${webhook.id}`;
    for (const [method, path] of [
      ["PATCH", one],
      ["DELETE", one],
      ["POST", `${one}/secret`],
      ["POST", `${one}/tests`],
      ["GET", `${one}/deliveries`],
      ["POST", `${one}/deliveries/${randomUUID()}/retry`],
    ] as const) {
      expect((await bea.call(method, path, method === "PATCH" ? {} : undefined)).status).toBe(404);
    }
    expect(await bea.get(list)).toEqual({ webhooks: [] });
    expect(await ada.get("/v1/account/webhooks")).toEqual({ webhooks: [] });
    expect(await ada.call("PATCH", one, { kinds: ["invited"] })).toMatchObject({ status: 400 });
    for (let more = 1; more < 3; more++) await add(ada, list, given.url);
    expect(await ada.call("POST", list, given)).toMatchObject({ body: { code: "list-full" } });
  });

  it("may not send to internal addresses, as any other webhook", async () => {
    const strict = await startServer(database, { runsJobs: false });
    const { id } = await begunGame([ada, bea]);
    const given = { name: "Mine", url: "https://127.0.0.1/hook", kinds: ["turn"] };
    expect(await ada.at(strict.url).call("POST", listOf(id), given)).toMatchObject({
      body: { code: "address-refused" },
    });
    await strict.close();
  });

  it("is removed when its account leaves the game, and 30 days after the end", async () => {
    const open = await ada.open({});
    await bea.post(`/v1/games/${open.id}/seats`, {});
    const { webhook } = await add(bea, listOf(open.id), "https://example.org/hook");
    const hosted = await add(ada, listOf(open.id), "https://example.org/hook");
    expect((await bea.call("DELETE", `/v1/games/${open.id}/seats/1`)).status).toBeLessThan(300);
    await announce();
    const ids = async () =>
      (await pool.query("select webhook_id as id from webhooks where game_id = $1", [open.id])).rows;
    expect(await ids()).toEqual([{ id: hosted.webhook.id }]);
    expect(webhook.id).not.toBe(hosted.webhook.id);
    await pool.query("update games set state = 'closed', moved_at = now() - interval '29 days' where game_id = $1", [
      open.id,
    ]);
    await clean();
    expect(await ids()).toHaveLength(1);
    await pool.query("update games set moved_at = now() - interval '31 days' where game_id = $1", [open.id]);
    await clean();
    expect(await ids()).toEqual([]);
  });
});

/** Makes the next attempts due now. */
const hurry = () =>
  pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'webhook' and locked_at is null having count(*) > 0`,
  );

const clean = () => housekeeping(pool).run({}, { job: "1", number: 1, isLast: true });

async function moveOf(players: readonly Caller[], game: string, chance: ReturnType<typeof seededChance>) {
  for (const player of players) {
    const position = await player.position(game);
    if (!position.choices.some(({ blockedBy }) => blockedBy === undefined)) continue;
    await player.move(game, position.version, anyMove(position, chance));
    return;
  }
}

describe("a webhook of a tournament", () => {
  it("is for its directors, and says what the public log says", async () => {
    const elsewhere = await receiver();
    const people = await Promise.all(["Cyr", "Dan", "Eve"].map((name) => guest(server.url, name)));
    const id = await planned(ada, testPlan([swiss(1)]));
    const list = `/v1/tournaments/${id}/webhooks`;
    const kinds = ["start", "pairing", "round", "result", "end"];
    const given = { name: "Club", url: elsewhere.url, kinds };
    expect(await bea.call("POST", list, given)).toMatchObject({ status: 404 });
    const added = await add(ada, list, elsewhere.url, { kinds });
    const channel = await receiver();
    const slack = await add(ada, list, channel.url, { kinds: ["end"], format: "slack" });
    await act(ada, id, { type: "open-entry" });
    expect(await bea.call("POST", list, given)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await bea.call("GET", list)).toMatchObject({ status: 403 });
    await act(ada, id, { type: "name-director", account: bea.id });
    expect(await bea.get(list)).toMatchObject({
      webhooks: [added, slack].map(({ webhook: { id: one } }) => ({ id: one })),
    });
    for (const person of people) await act(person, id, { type: "enter" });
    await act(ada, id, { type: "start" });
    await playRound(people, id, 1);
    await until(ada, id, ({ phase }) => phase === "finished");
    await announce();
    await expect.poll(() => waitingFor(added.webhook.id), polling).toBe(0);
    await expect.poll(() => waitingFor(slack.webhook.id), polling).toBe(0);
    await Promise.all([elsewhere.close(), channel.close()]);
    expect(channel.parcels.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { text: expect.stringMatching(/^\*.*\*\n.* is over\. Won by/) },
    ]);

    const messages = elsewhere.parcels.map(
      ({ body }) => webhookMessages.tournamentWebhookMessage.parse(JSON.parse(String(body))).data,
    );
    const { entries } = await nobody.get<tournaments.TournamentLog>(`/v1/tournaments/${id}/log?limit=500`);
    const wanted = ["TournamentStarted", "RoundDrafted", "RoundPublished", "TableEnded", "TournamentFinished"];
    expect(messages.flatMap(({ events }) => events)).toEqual(
      entries.filter(({ event }) => wanted.includes(event.type)),
    );
    const lines = messages.flatMap(({ since }) => since);
    expect(lines.find((line) => /^Table 1: .*Cyr \(guest\)/.test(line))).toBeDefined();
    expect(messages.at(-1)).toMatchObject({ kind: "end", text: expect.stringContaining("is over. Won by") });
  });
});
