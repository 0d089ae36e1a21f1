import type { passkeys } from "@seneschal/schema";
import { codeOf } from "../accounts/authenticator.ts";
import { type ReceivedEmail, tokenIn } from "../accounts/mailbox.ts";
import { passkeyDevice } from "../accounts/passkey-device.ts";
import { Caller, guest } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

interface Recorder {
  readonly url: string;
  readonly record: RecordExample;
  readonly meet: RecordProblem;
  /** Waits for the e-mail with this link. */
  mail(path: string): Promise<ReceivedEmail>;
  /** Returns the unsubscribe token of an account. */
  unsubscription(member: Caller): Promise<string>;
  setupLink(): Promise<string>;
  /** Waits until all e-mails that were asked for are in the mailbox. */
  settled(): Promise<void>;
}

/** Records an example of each account operation, from the first e-mail to deletion. */
export async function recordAccount(recorder: Recorder): Promise<void> {
  const { url, record, meet, mail, unsubscription, setupLink } = recorder;
  const nobody = new Caller(url);
  const cyr = await guest(url, "Cyr");
  let password = "a long winter";
  await cyr.post("/v1/account/registration", { email: "cyr@example.org", password });
  await meet("name-kept", cyr, "POST /v1/account/registration", { email: "cyr@example.org", password });
  const token = tokenIn(await mail("/account/confirm"));
  await record("getNotificationSettings", cyr, "GET /v1/account/notification-settings");
  await record("changeNotificationSettings", cyr, "PATCH /v1/account/notification-settings", {
    email: { turn: "digest" },
    push: { talk: false },
  });
  await record("unsubscribe", nobody, `POST /v1/unsubscriptions/${await unsubscription(cyr)}`);
  await record("resendConfirmation", cyr, "POST /v1/account/confirmation-emails");
  await recorder.settled();
  await record("confirmEmail", nobody, "POST /v1/confirmations", { token });
  await meet("link-spent", nobody, "POST /v1/confirmations", { token });
  await recordSetup(record, cyr, await setupLink());
  await record("changeEmail", cyr, "POST /v1/account/email", { email: "cyr.two@example.org", password });
  await record("changePassword", cyr, "POST /v1/account/password", { password, newPassword: "a longer winter" });
  await recordAccessTokens(recorder, cyr);
  await recordPasskeys(recorder, cyr, "a longer winter");
  await recordBots(recorder, cyr);
  await record("requestPasswordReset", nobody, "POST /v1/password-resets", { email: "cyr@example.org" });
  const reset = tokenIn(await mail("/account/reset"));
  password = "the longest winter";
  await record("resetPassword", nobody, "POST /v1/password-resets/completion", { token: reset, password });
  await recordSecondFactor({ url, record, meet }, password);
}

async function recordPasskeys({ url, record, meet }: Recorder, owner: Caller, password: string): Promise<void> {
  const list = "/v1/account/passkeys";
  const device = passkeyDevice();
  const setup = await record("beginPasskeySetup", owner, `POST ${list}/setup`, { password });
  const credential = device.create(setup.body as passkeys.PasskeyCreation);
  const { body } = await record("addPasskey", owner, `POST ${list}`, { name: "Laptop", credential });
  const one = `${list}/${(body as { readonly id: string }).id}`;
  await record("renamePasskey", owner, `PATCH ${one}`, { name: "Old laptop" });
  const begun = await record("beginPasskeySignIn", new Caller(url), "POST /v1/sign-in/passkey/challenge");
  const browser = new Caller(url).withHeaders({ cookie: (begun.headers.get("set-cookie") ?? "").split(";")[0] ?? "" });
  const signed = { credential: device.sign((begun.body as passkeys.PasskeyRequest).challenge) };
  await record("signInWithPasskey", browser, "POST /v1/sign-in/passkey", signed);
  await meet("wrong-passkey", browser, "POST /v1/sign-in/passkey", signed);
  await record("listPasskeys", owner, `GET ${list}`);
  await record("removePasskey", owner, `DELETE ${one}`);
  const elsewhere = owner.withHeaders({ origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" });
  await meet("passkeys-unavailable", elsewhere, `POST ${list}/setup`, { password });
}

async function recordBots({ url, record }: Recorder, owner: Caller): Promise<void> {
  const games = [{ ruleset: "middle-ages", seats: { min: 2, max: 4 }, options: "default" }];
  const wanted = { name: "Robo", description: "Looks two moves ahead.", sourceUrl: "https://example.org/robo", games };
  const { body: bot } = await record("createBot", owner, "POST /v1/account/bots", wanted);
  const one = `/v1/account/bots/${(bot as { readonly account: string }).account}`;
  const { body: token } = await record("createBotToken", owner, `POST ${one}/tokens`, { name: "At home" });
  await record("listBotTokens", owner, `GET ${one}/tokens`);
  await owner.call("PATCH", one, { limits: { onlyOnline: false } });
  const { id: game } = await owner.open({ ruleset: "middle-ages", options: {} });
  await owner.post(`/v1/games/${game}/invitations`, { account: (bot as { readonly account: string }).account });
  await record("listBotGames", owner, `GET ${one}/games`);
  await record("takeBotFromGame", owner, `DELETE ${one}/games/${game}`);
  await owner.call("DELETE", `/v1/games/${game}/seats/0`);
  await record("changeBot", owner, `PATCH ${one}`, { isPaused: true });
  await record("getOwnBot", owner, `GET ${one}`);
  await record("listOwnBots", owner, "GET /v1/account/bots");
  await record("getBotActivity", owner, `GET ${one}/activity`);
  await record("listBots", new Caller(url), "GET /v1/bots");
  await record("deleteBotToken", owner, `DELETE ${one}/tokens/${(token as { readonly id: string }).id}`);
  await record("deleteBot", owner, `DELETE ${one}`);
}

async function recordAccessTokens({ url, record, meet }: Recorder, member: Caller): Promise<void> {
  const wanted = { name: "My bot", scopes: ["games:read", "games:play"] };
  await meet("registration-required", await guest(url, "Passerby"), "POST /v1/account/tokens", wanted);
  await record("getAccount", member, "GET /v1/account");
  const { body } = await record("createAccessToken", member, "POST /v1/account/tokens", wanted);
  const { id, token } = body as { readonly id: string; readonly token: string };
  const bot = new Caller(url, token);
  await meet("scope-missing", bot, "GET /v1/account");
  await meet("session-required", bot, "POST /v1/account/tokens", wanted);
  await record("listAccessTokens", member, "GET /v1/account/tokens");
  await record("deleteAccessToken", member, `DELETE /v1/account/tokens/${id}`);
}

async function recordSetup(record: RecordExample, member: Caller, link: string): Promise<void> {
  const nobody = new Caller(member.url);
  const key = new URL(link).hash.slice(1);
  const { headers } = await record("openSetupSession", nobody, "POST /v1/setup/session", { key });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  await record("getSetup", nobody.withHeaders({ cookie }), "GET /v1/setup");
  await record("getDevMailbox", nobody.withHeaders({ cookie }), "GET /v1/dev/mailbox");
  await record("becomeAdministrator", member.withHeaders({ cookie }), "POST /v1/setup/administrator");
}

async function recordSecondFactor(
  { url, record, meet }: Pick<Recorder, "url" | "record" | "meet">,
  password: string,
): Promise<void> {
  const nobody = new Caller(url);
  const credentials = { email: "cyr@example.org", password };
  const cyr = await requireUser(url, credentials);
  const offer = await record("beginTwoFactorSetup", cyr, "POST /v1/account/two-factor", { password });
  const { secret } = offer.body as { secret: string };
  await record("confirmTwoFactor", cyr, "POST /v1/account/two-factor/confirmation", { code: codeOf(secret) });
  await meet("second-factor-needed", nobody, "POST /v1/sign-in", credentials);
  await meet("wrong-code", nobody, "POST /v1/sign-in", { ...credentials, code: "000000" });
  await meet("wrong-credentials", nobody, "POST /v1/sign-in", { ...credentials, password: "a guess at it" });
  const off = { password, code: codeOf(secret, 1) };
  await record("disableTwoFactor", cyr, "POST /v1/account/two-factor/removal", off);
  await requireUser(url, credentials);
  const list = await record("listSessions", cyr, "GET /v1/account/sessions");
  const { sessions } = list.body as { sessions: { id: string; isCurrent: boolean }[] };
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  await record("endSession", cyr, `DELETE /v1/account/sessions/${other}`);
  await record("endOtherSessions", cyr, "DELETE /v1/account/sessions");
  await record("exportAccount", cyr, "GET /v1/account/export");
  await record("deleteAccount", cyr, "POST /v1/account/deletion", { password });
}

async function requireUser(url: string, credentials: object): Promise<Caller> {
  return new Caller(url, (await new Caller(url).post<{ token: string }>("/v1/sign-in", credentials)).token);
}
