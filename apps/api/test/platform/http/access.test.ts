import { json, text } from "node:stream/consumers";
import { scopes } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffMember } from "../../support/accounts/staff.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { documentedOperations } from "../../support/server/api-document.ts";
import { Caller } from "../../support/server/caller.ts";
import { everyOperation } from "../../support/server/every-operation.ts";
import { openResponse } from "../../support/server/send-request.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let nobody: Caller;
let maud: Caller;
let game: string;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  nobody = new Caller(server.url);
  maud = await staffMember(database.pool, server.url, "administrator");
  // Guests have no tokens.
  await database.pool.query("update accounts set is_guest = false where id = $1", [maud.id]);
  ({ id: game } = await maud.open({ seats: 2, bots: ["easy"] }));
  await maud.post(`/v1/games/${game}/start`);
});
afterAll(() => server.close());

const tokens = new Map<string, Caller>();
/** A program of an administrator with a token with these scopes. */
async function tokenWith(wanted: readonly string[]): Promise<Caller> {
  const key = wanted.join(" ");
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const { token } = await maud.post<{ token: string }>("/v1/account/tokens", { name: "Test", scopes: wanted });
  const caller = new Caller(server.url, token);
  tokens.set(key, caller);
  return caller;
}

const securities = new Map(documentedOperations.map(({ operation }) => [operation.operationId, operation.security]));
const operations = everyOperation.map((operation) => {
  const security = securities.get(operation.operationId);
  return {
    ...operation,
    security,
    isPublic: security?.length === 0,
    isOptional: security?.some((requirement) => Object.keys(requirement).length === 0) === true,
    needsSession: security?.some((requirement) => "session" in requirement) === true,
    scopes: (security ?? []).flatMap(({ bearer = [] }) => bearer),
  };
});
/** Without the cookie of the setup link it does not exist, with or without a session. */
const isHidden = ({ operationId }: { readonly operationId: string }) => operationId === "becomeAdministrator";
const addressOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, "none");

/** What a reader sees of a game of Maud's; of a live stream, which never ends, only that it opens. */
async function shownTo({ token, url }: Caller, { path }: (typeof operations)[number]) {
  const known: Readonly<Record<string, string>> = { game, player: maud.id, ruleset: "village", version: "1" };
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => known[name] ?? "none");
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await openResponse(`${url}${address}`, { headers });
  const { statusCode: status, headers: sent } = response;
  const isStream = sent["content-type"]?.startsWith("text/event-stream") === true;
  if (isStream) response.destroy();
  const body = isStream ? "a stream" : (await text(response)).replaceAll(/urn:uuid:[^"]+|"now":"[^"]+"/g, "");
  return { status, body };
}

const ownLists = [
  ["/v1/games?mine=true", "games:read"],
  ["/v1/games?turn=mine", "games:read"],
  ["/v1/tournaments?mine=true", "tournaments:read"],
  ["/v1/series?mine=true", "tournaments:read"],
] as const;

/** Live streams never end, so only problems are read. */
async function problemCodeFor({ token }: Caller, { method, path, hasBody }: (typeof operations)[number]) {
  const headers = { authorization: `Bearer ${token}`, ...(hasBody && { "content-type": "application/json" }) };
  const body = hasBody ? "{}" : undefined;
  const response = await openResponse(`${server.url}${addressOf(path)}`, { method, headers, body });
  if (response.headers["content-type"]?.startsWith("application/problem+json") !== true) {
    response.destroy();
    return undefined;
  }
  const { code } = (await json(response)) as { code?: string };
  return code;
}

describe("the access of operations", () => {
  it("is declared for each: public, with a session, or with one scope", () => {
    expect(operations.length).toBeGreaterThan(200);
    for (const one of operations) {
      const kinds = [one.isPublic, one.needsSession, one.scopes.length === 1].filter(Boolean);
      expect(kinds, one.operationId).toHaveLength(1);
      expect(scopes, one.operationId).toEqual(expect.arrayContaining([...one.scopes]));
    }
  });

  it("never lets a token change how an account is protected", () => {
    const needsSession = operations.filter((one) => one.needsSession).map(({ operationId }) => operationId);
    expect(needsSession.toSorted()).toEqual(
      [
        ...["appealSanction", "becomeAdministrator", "beginTwoFactorSetup", "changeEmail", "changePassword"],
        ...["changeRoles", "confirmTwoFactor", "createAccessToken", "deleteAccessToken", "deleteAccount"],
        ...["disableTwoFactor", "endOtherSessions", "endSession", "exportAccount", "getSession", "listAccessTokens"],
        ...[
          "changeBot",
          "createBot",
          "createBotToken",
          "deleteBot",
          "deleteBotToken",
          "getBotActivity",
          "getOwnBot",
          "listBotGames",
          "listBotTokens",
          "takeBotFromGame",
        ],
        ...["listOwnBots", "listSessions", "registerAccount", "renameAccount", "resendConfirmation"],
        ...["allowApp", "answerDevice", "disconnectApp", "getDeviceRequest", "listConnectedApps"],
        ...["addPasskey", "beginPasskeySetup", "listPasskeys", "removePasskey", "renamePasskey", "signOut"],
      ].toSorted(),
    );
  });

  it.each(operations.filter((one) => !isHidden(one)))(
    "$operationId needs a session or token exactly if it says so",
    async (operation) => {
      const { method, path, hasBody, isPublic, isOptional } = operation;
      const answer = await nobody.call<{ code?: string }>(method, addressOf(path), hasBody ? {} : undefined);
      const isRejected = answer.status === 401 && answer.body?.code === "not-signed-in";
      expect(isRejected).toBe(!isPublic && !isOptional);
    },
  );

  it.each(operations.filter(({ isPublic, isOptional, method }) => (isPublic || isOptional) && method === "GET"))(
    "$operationId shows a token without its scope what it shows nobody",
    async (operation) => {
      const lacking = await tokenWith(scopes.filter((scope) => !operation.scopes.includes(scope)));
      expect(await shownTo(lacking, operation)).toEqual(await shownTo(nobody, operation));
    },
  );

  it("tells a token without the scope in a public list of its own games what it lacks", async () => {
    const lacking = await tokenWith(["chat:read"]);
    for (const [list, scope] of ownLists) {
      expect((await nobody.call("GET", list)).status).toBe(401);
      expect(await lacking.call("GET", list)).toMatchObject({ status: 403, body: { code: "scope-missing", scope } });
    }
  });

  it.each(operations.filter((one) => !isHidden(one)))(
    "$operationId accepts exactly the token that it names",
    async (operation) => {
      const { isPublic, isOptional, needsSession, scopes: needed } = operation;
      const codeFor = (caller: Caller) => problemCodeFor(caller, operation);
      const rejected = needsSession ? "session-required" : "scope-missing";
      const others = await tokenWith(scopes.filter((scope) => !needed.includes(scope)));
      if (isPublic || isOptional) expect(await codeFor(others)).not.toBe(rejected);
      else expect(await codeFor(others)).toBe(rejected);
      if (needed.length === 0) return;
      expect(["scope-missing", "session-required", "not-signed-in"]).not.toContain(
        await codeFor(await tokenWith(needed)),
      );
    },
  );
});
