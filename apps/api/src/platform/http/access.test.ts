import type { Scope } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../environment/environment.ts";
import { type Access, guardAccess, securityOf } from "./access.ts";
import type { Account } from "./identity.ts";
import { noContent } from "./response-schemas.ts";
import { createServer } from "./server.ts";

interface Visitor {
  readonly account?: Account;
  /** Without scopes, the visitor has a session. */
  readonly scopes?: readonly Scope[];
}

const ada = { id: "ada", roles: [], sanctions: [] } as unknown as Account;
const moderator = { ...ada, roles: ["moderator"] } as Account;
const nobody = {};
const signedIn = { account: ada };
const withToken = (...scopes: readonly Scope[]): Visitor => ({ account: ada, scopes });

/** Sends a request to an operation with this access; returns "204" or the code of the problem and its scope. */
async function answerTo(access: Access, visitor: Visitor): Promise<string> {
  const { statusCode, json } = await responseTo(access, visitor);
  if (statusCode === 204) return "204";
  const { code, scope = "" } = json<{ code: string; scope?: string }>();
  return `${statusCode} ${code} ${scope}`.trim();
}

/** The operation answers with the user that it sees in the header `user`. */
async function responseTo(access: Access, { account, scopes }: Visitor) {
  const server = createServer(readEnvironment({ LOG_LEVEL: "silent" }));
  server.addHook("onRequest", async (request) => void Object.assign(request, { account, scopes }));
  guardAccess(server);
  const schema = { operationId: "test", response: noContent() };
  server.get("/", { config: { access }, schema }, async (request, reply) =>
    reply
      .code(204)
      .header("user", request.account?.id ?? "nobody")
      .send(),
  );
  const answer = await server.inject("/");
  await server.close();
  return answer;
}

const admin = { requires: "admin:read", roles: ["moderator"] } as const;

describe("access", () => {
  it.each<[string, Access, Visitor, string]>([
    ["nobody uses a public operation", "public", nobody, "204"],
    ["any token uses a public operation", "public", withToken(), "204"],
    ["nobody uses an operation with a scope", "games:play", nobody, "401 not-signed-in"],
    ["a session has every scope", "games:play", signedIn, "204"],
    ["a token has the scope", "games:play", withToken("games:read", "games:play"), "204"],
    ["a token has only another scope", "games:play", withToken("games:read"), "403 scope-missing games:play"],
    ["nobody uses an operation with an optional scope", { optional: "games:read" }, nobody, "204"],
    ["a token lacks the optional scope", { optional: "games:read" }, withToken(), "204"],
    ["a token asks for an optional session", { optional: "session" }, withToken("games:read"), "204"],
    ["a session changes a password", "session", signedIn, "204"],
    ["a token with every other right changes a password", "session", withToken("admin:write"), "403 session-required"],
    ["a moderator has the role", admin, { account: moderator }, "204"],
    ["a player lacks the role", admin, signedIn, "403 forbidden"],
    ["a player's token lacks the role", admin, withToken("admin:read"), "403 forbidden"],
    ["a moderator's token has scope and role", admin, { account: moderator, scopes: ["admin:read"] }, "204"],
    ["a moderator's token lacks the scope", admin, { account: moderator, scopes: [] }, "403 scope-missing admin:read"],
  ])("%s", async (_, access, visitor, expected) => {
    expect(await answerTo(access, visitor)).toBe(expected);
  });

  it("shows a token without the optional scope what nobody sees, and names the scope", async () => {
    const lacking = await responseTo({ optional: "games:read" }, withToken("games:play"));
    expect(lacking.headers).toMatchObject({
      user: "nobody",
      "www-authenticate": 'Bearer error="insufficient_scope", scope="games:read"',
    });
    const allowed = await responseTo({ optional: "games:read" }, withToken("games:read"));
    expect(allowed.headers.user).toBe("ada");
    expect(allowed.headers["www-authenticate"]).toBeUndefined();
  });

  it("is required of every operation", () => {
    const server = createServer(readEnvironment({ LOG_LEVEL: "silent" }));
    guardAccess(server);
    const schema = { operationId: "forgotten", response: noContent() };
    expect(() => server.get("/", { schema }, async () => undefined)).toThrow("forgotten does not declare its access");
  });

  it("is described as security requirements", () => {
    expect(securityOf("public")).toEqual([]);
    expect(securityOf("session")).toEqual([{ session: [] }, { cookie: [] }]);
    expect(securityOf("games:play")).toEqual([{ bearer: ["games:play"] }, { oauth2: ["games:play"] }, { cookie: [] }]);
    const read = ["games:read"];
    expect(securityOf({ optional: "games:read" })).toEqual([{}, { bearer: read }, { oauth2: read }, { cookie: [] }]);
    // Apps never get the admin scopes.
    expect(securityOf(admin)).toEqual([{ bearer: ["admin:read"] }, { cookie: ["moderator"] }]);
  });
});
