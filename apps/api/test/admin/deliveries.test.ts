import { adminDeliveries } from "@seneschal/schema";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sendAnywhere } from "../../src/features/notifications/delivery/http-sender.ts";
import type { Notification } from "../../src/features/notifications/notification.ts";
import { inTransaction } from "../../src/platform/postgres/in-transaction.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { delayRetries } from "../support/notifications/delay-retries.ts";
import { deviceAt, webhookTo } from "../support/notifications/notification-targets.ts";
import { sendNow } from "../support/notifications/notifier.ts";
import { receiver } from "../support/notifications/receiver.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const polling = { timeout: 60_000 };
const reason = "The line is mended.";
let server: TestServer;
let odo: Caller;
let ada: Caller;

beforeAll(async () => {
  server = await startServer(database, { httpSender: sendAnywhere });
  await delayRetries(pool);
  odo = await staffMember(pool, server.url, "administrator", "Odo");
  ada = await guest(server.url, "Ada");
  await pool.query("update accounts set email = 'ada@example.org', email_verified = true where id = $1", [ada.id]);
});
afterEach(async () => void (await pool.query("delete from webhooks")));
afterAll(() => server.close());

const turn = (key: string): Notification => ({
  key,
  kind: "your-turn",
  values: { game: "The crown" },
  path: "/games/some",
});
const tell = (key: string) => inTransaction(pool, (client) => sendNow(database, client, ada.id, turn(key)));
const failed = (query = "") =>
  odo.get<{ total: number; deliveries: adminDeliveries.FailedDelivery[] }>(`/v1/admin/deliveries?${query}`);
const retry = (channel: string, id: string | undefined, wish: object = { reason }) =>
  odo.call<{ code: string }>("POST", `/v1/admin/deliveries/${channel}/${id}/retry`, wish);
const retries = async () => (await auditEntriesIn(pool)).filter(({ operation }) => operation === "retryFailedDelivery");

const stateOf = async (id: string | undefined) =>
  (await pool.query<{ state: string }>("select state from deliveries where delivery_id = $1", [id])).rows[0]?.state;

describe("a failed webhook delivery", () => {
  it("is listed while it waits, can be retried at once with the same id, and arrives once", async () => {
    let status = 500;
    const elsewhere = await receiver(() => status);
    await webhookTo(pool, ada.id, elsewhere.url);
    await tell("one");
    await expect.poll(async () => (await failed("channel=webhook")).total, polling).toBe(1);
    const [line] = (await failed("channel=webhook&state=failing&q=ada")).deliveries;
    expect(line).toMatchObject({ kind: "turn", name: "Ada", attempts: 1, error: "turned-down", status: 500 });
    expect(Date.parse(line?.nextAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    status = 204;
    const answers = await Promise.all([retry("webhook", line?.id), retry("webhook", line?.id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409]);
    await expect.poll(() => elsewhere.parcels.length, polling).toBe(2);
    await expect.poll(() => stateOf(line?.id), polling).toBe("done");
    const ids = elsewhere.parcels.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect((await retry("webhook", line?.id)).body.code).toBe("done-already");
    expect(await retries()).toMatchObject([{ subject_id: ada.id, reason }]);
    await elsewhere.close();
  });

  it("can be retried after it failed, but not without a reason or with a wrong id", async () => {
    let status = 500;
    const elsewhere = await receiver(() => status);
    const { id: target } = await webhookTo(pool, ada.id, elsewhere.url);
    await tell("two");
    await expect.poll(async () => (await failed("channel=webhook")).total, polling).toBe(1);
    await pool.query("update deliveries set state = 'failed' where target = $1", [target]);
    const [line] = (await failed("state=failed")).deliveries;
    expect(line).toMatchObject({ state: "failed", nextAt: null });
    const before = (await retries()).length;
    expect((await retry("webhook", line?.id, {})).status).toBe(400);
    expect((await retry("push", line?.id)).status).toBe(404);
    expect((await retry("mail", line?.id)).status).toBe(404);
    expect((await retry("webhook", "12")).status).toBe(404);
    expect((await retry("webhook", "none")).status).toBe(400);
    expect(await retries()).toHaveLength(before);
    status = 204;
    expect((await retry("webhook", line?.id)).status).toBe(204);
    await expect.poll(() => stateOf(line?.id), polling).toBe("done");
    await elsewhere.close();
  });
});

describe("a failed push notification", () => {
  it("is listed and can be retried", async () => {
    let status = 500;
    const elsewhere = await receiver(() => status);
    await deviceAt(pool, ada.id, elsewhere.url);
    await tell("three");
    await expect.poll(async () => (await failed("channel=push")).total, polling).toBe(1);
    const [line] = (await failed("channel=push")).deliveries;
    status = 201;
    expect((await retry("push", line?.id)).status).toBe(204);
    await expect.poll(() => stateOf(line?.id), polling).toBe("done");
    expect(elsewhere.parcels).toHaveLength(2);
    await elsewhere.close();
  });
});

describe("a failed e-mail", () => {
  it("is listed without its content and can be retried, but other jobs cannot be retried as e-mails", async () => {
    const letter = { kind: "reset-password", to: "secret@example.org", path: "/reset?token=opens-the-door" };
    const { rows } = await pool.query<{ id: string }>(
      `select id::text from graphile_worker.add_job('letter', $1::json, run_at => now() + interval '1 hour', max_attempts => 12)`,
      [JSON.stringify(letter)],
    );
    const [{ id } = { id: "" }] = rows;
    expect((await retry("mail", id)).body.code).toBe("done-already");
    await pool.query("update graphile_worker._private_jobs set attempts = 3, last_error = 'No route' where id = $1", [
      id,
    ]);
    for (const sort of adminDeliveries.failedDeliveriesQuery.shape.sort.unwrap().options) {
      expect((await failed(`channel=mail&sort=${sort}`)).total).toBe(1);
    }
    const page = await failed("channel=mail&sort=-attempts");
    expect(page.deliveries).toMatchObject([
      { id, kind: "reset-password", attempts: 3, error: "No route", account: null },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/secret@|opens-the-door/);
    expect((await retry("webhook", id)).status).toBe(404);
    const other = await pool.query<{ id: string }>(
      "select id::text from graphile_worker.add_job('a-task-of-the-past', '{}', run_at => now() + interval '1 hour')",
    );
    expect((await retry("mail", other.rows[0]?.id)).status).toBe(404);
    expect((await retry("mail", id)).status).toBe(204);
    expect((await retries()).at(-1)).toMatchObject({ subject_id: "house", reason });
  });
});
