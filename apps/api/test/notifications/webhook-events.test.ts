import { type accountStream, type games, webhookMessages } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { webhookTo } from "../support/notifications/notification-targets.ts";
import { notifierAt } from "../support/notifications/notifier.ts";
import { receiver } from "../support/notifications/receiver.ts";
import { begunGame, type Caller, guest, playOn } from "../support/server/caller.ts";
import { followedAt } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type AccountEvent = accountStream.AccountEvent;

const database = testDatabase();
const { pool } = database;
const polling = { timeout: 60_000 };
let server: TestServer;
let cal: Caller;
let dan: Caller;
beforeAll(async () => {
  server = await startServer(database, { httpSender: sendAnywhere, runsBots: false });
  [cal, dan] = [await guest(server.url, "Cal"), await guest(server.url, "Dan")];
  await pool.query("update accounts set email_verified = true where id = any($1)", [[cal.id, dan.id]]);
});
afterAll(() => server.close());

it("a webhook of an account gets the events of the account stream that its notification is about", async () => {
  const elsewhere = await receiver();
  const { id } = await webhookTo(pool, cal.id, elsewhere.url);
  await cal.call("PATCH", `/v1/account/webhooks/${id}`, { kinds: ["turn", "talk", "vote", "over", "invited"] });
  const stream = followedAt(cal, "/v1/account/stream", {});
  await stream.until((frames) => frames.length > 0);
  const told = async () => {
    const before = elsewhere.parcels.length;
    await notifierAt(database).sendDueNotifications();
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(before + 1);
    return webhookMessages.webhookMessage.parse(JSON.parse(String(elsewhere.parcels.at(-1)?.body))).data;
  };
  const messages = [];

  const finished = await begunGame([cal, dan], { options: { rounds: 1 } });
  messages.push(await told());
  for (const text of ["Hello", "Good luck"]) await dan.post(`/v1/games/${finished.id}/chat`, { room: "table", text });
  messages.push(await told());
  await playOn([cal, dan], finished.id);
  messages.push(await told());
  const open = await dan.post<games.GameBody>("/v1/games", {
    name: "Later",
    seats: 2,
    ruleset: "sealed-bids",
    options: { rounds: 1 },
  });
  await dan.post(`/v1/games/${open.id}/invitations`, { account: cal.id });
  messages.push(await told());
  const left = await begunGame([dan, cal]);
  messages.push(await told());
  await dan.post(`/v1/games/${left.id}/resignation`);
  messages.push(await told());

  await stream.until((frames) => frames.some(({ event }) => event === "vote"));
  await stream.stop();
  await elsewhere.close();
  const sent = stream.frames.map(({ data }) => data as AccountEvent);
  const inStream = (type: AccountEvent["type"], game: string) =>
    sent.filter((event) => event.type === type && event.game.id === game);
  expect(messages.map(({ letter, events }) => ({ letter, events }))).toEqual([
    { letter: "your-turn", events: inStream("turn", finished.id) },
    { letter: "talk", events: inStream("chat", finished.id) },
    { letter: "game-over", events: inStream("end", finished.id) },
    { letter: "invited", events: inStream("invitation", open.id) },
    { letter: "your-turn", events: inStream("turn", left.id) },
    { letter: "seat-left", events: inStream("vote", left.id) },
  ]);
  expect(messages.map(({ events }) => events.length)).toEqual([1, 2, 1, 1, 1, 1]);
});

it("a webhook gets nothing that happened before it was created", async () => {
  const elsewhere = await receiver();
  const webhooks = [await webhookTo(pool, dan.id, elsewhere.url)];
  await pool.query("update webhooks set kinds = '{over}' where webhook_id = $1", [webhooks[0]?.id]);
  const { id } = await begunGame([cal, dan], { options: { rounds: 1 } });
  await playOn([cal, dan], id);
  webhooks.push(await webhookTo(pool, dan.id, elsewhere.url));
  // The clock of the game can be some milliseconds ahead of the database.
  const later = "update webhooks set kinds = '{over}', created_at = now() + interval '1 minute' where webhook_id = $1";
  await pool.query(later, [webhooks[1]?.id]);
  await notifierAt(database).sendDueNotifications();
  const { rows } = await pool.query<{ target: string }>("select target from deliveries where target = any($1)", [
    webhooks.map(({ id }) => id),
  ]);
  expect(rows.map(({ target }) => target)).toEqual([webhooks[0]?.id]);
  await elsewhere.close();
});
