import type { deliveries as schemas } from "@seneschal/schema";
import { vi } from "vitest";
import { Caller } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

const subscription = {
  endpoint: "https://push.example.org/send/4f1c",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

interface Recorder {
  readonly record: RecordExample;
  readonly meet: RecordProblem;
  /** Returns the unsubscribe token of an account. */
  unsubscribeToken(member: Caller): Promise<string>;
}

/** Records notifications to a device, and to a webhook that is unreachable. */
export async function recordNotifications(recorder: Recorder, member: Caller): Promise<void> {
  const { record, meet } = recorder;
  await recordDevices(record, member);
  await recordGameSettings(recorder, member);
  await meet("address-refused", member, `POST ${ofAccount.list}`, { ...preferred, url: "https://10.0.0.1/hook" });
  await recordWebhooks(record, member, ofAccount);
  for (let more = 0; more < 10; more++) await member.post(ofAccount.list, { ...preferred, url });
  await meet("list-full", member, `POST ${ofAccount.list}`, { ...preferred, url });
  const game = await member.open({ name: "The long winter", ruleset: "middle-ages", options: {} });
  await recordWebhooks(record, member, placeOf(`/v1/games/${game.id}/webhooks`, "Game", ["turn", "end"]));
  const tournament = await member.post<{ id: string }>("/v1/tournaments", { plan });
  const list = `/v1/tournaments/${tournament.id}/webhooks`;
  await recordWebhooks(record, member, placeOf(list, "Tournament", ["round", "result", "end"]));
}

const url = "https://discord.com/api/webhooks/1/a-long-token";
const preferred = { name: "Our table at Discord", kinds: ["turn", "over"] };
const stage = { format: "swiss", field: { from: "all" }, sizes: { least: 2, most: 2, preferred: 2 }, rounds: 1 };
const plan = { name: "The autumn cup", ruleset: "middle-ages", stages: [stage], pace: "none", lastGraceMinutes: 0 };

/** The list of the webhooks of an owner, the kinds to listen to, and the names of its operations. */
interface WebhookPlace {
  readonly list: string;
  readonly kinds: readonly string[];
  readonly of: string;
  readonly deliveries: string;
  readonly retry: string;
}

const placeOf = (list: string, of: string, kinds: readonly string[]): WebhookPlace => ({
  list,
  kinds,
  of,
  deliveries: `list${of}WebhookDeliveries`,
  retry: `retry${of}WebhookDelivery`,
});
const ofAccount: WebhookPlace = {
  ...placeOf("/v1/account/webhooks", "", preferred.kinds),
  deliveries: "listDeliveries",
  retry: "retryDelivery",
};

async function recordWebhooks(record: RecordExample, member: Caller, place: WebhookPlace): Promise<void> {
  const { list, kinds, of, deliveries: listDeliveries, retry } = place;
  const made = await record(`add${of}Webhook`, member, `POST ${list}`, { ...preferred, kinds, url });
  const { webhook } = made.body as { webhook: schemas.Webhook };
  const one = `${list}/${webhook.id}`;
  await record(`list${of}Webhooks`, member, `GET ${list}`);
  await record(`test${of}Webhook`, member, `POST ${one}/tests`);
  const failed = await vi.waitUntil(async () => {
    const { deliveries } = await member.get<{ deliveries: schemas.Delivery[] }>(`${one}/deliveries`);
    return deliveries.find(({ state }) => state === "failed");
  }, polling);
  await record(listDeliveries, member, `GET ${one}/deliveries`);
  await record(retry, member, `POST ${one}/deliveries/${failed.id}/retry`);
  await record(`change${of}Webhook`, member, `PATCH ${one}`, { isOn: false });
  await record(`renew${of}WebhookSecret`, member, `POST ${one}/secret`);
  await record(`delete${of}Webhook`, member, `DELETE ${one}`);
}

async function recordGameSettings({ record, unsubscribeToken }: Recorder, member: Caller): Promise<void> {
  const { id } = await member.open({ name: "The long winter", ruleset: "middle-ages", options: {} });
  const one = `/v1/games/${id}/notification-settings`;
  await record("getGameNotificationSettings", member, `GET ${one}`);
  await record("changeGameNotificationSettings", member, `PATCH ${one}`, { email: "off", push: false });
  await record("listGameNotificationSettings", member, "GET /v1/account/game-notification-settings");
  const nobody = new Caller(member.url);
  await record("resubscribe", nobody, `DELETE /v1/unsubscriptions/${await unsubscribeToken(member)}.game-${id}`);
}

const polling = { timeout: 60_000, interval: 50 };

async function recordDevices(record: RecordExample, member: Caller): Promise<void> {
  const list = "/v1/account/devices";
  await record("getPushKey", member, "GET /v1/push-key");
  await record("addDevice", member, `POST ${list}`, subscription);
  const { body } = await record("listDevices", member, `GET ${list}`);
  const [device] = (body as { devices: schemas.Device[] }).devices;
  await record("testDevice", member, `POST ${list}/${device?.id}/tests`);
  await record("deleteDevice", member, `DELETE ${list}/${device?.id}`);
}
