import { createHash } from "node:crypto";
import { deviceGrant, formType, redirectUri } from "../accounts/oauth-app.ts";
import { Caller } from "../server/caller.ts";
import type { RecordExample } from "./record-example.ts";

/** Records an example of each operation of OAuth, from the registration of an app to its end. */
export async function recordApps(record: RecordExample, member: Caller): Promise<void> {
  const nobody = new Caller(member.url);
  await record("getAuthorizationServer", nobody, "GET /.well-known/oauth-authorization-server");
  await record("getProtectedResource", nobody, "GET /.well-known/oauth-protected-resource");
  await record("getMcpResource", nobody, "GET /.well-known/oauth-protected-resource/mcp");
  const { body } = await record("registerApp", nobody, "POST /v1/oauth/register", {
    client_name: "Herald",
    redirect_uris: [redirectUri],
    grant_types: ["authorization_code", "refresh_token", deviceGrant],
  });
  const { client_id } = body as { readonly client_id: string };
  await recordTokens(record, member, client_id);
  await recordDevice(record, member, client_id);
  await record("listConnectedApps", member, "GET /v1/account/apps");
  await record("disconnectApp", member, `DELETE /v1/account/apps/${client_id}`);
}

const form = (url: string) => new Caller(url).withHeaders({ "content-type": formType });

async function recordTokens(record: RecordExample, member: Caller, client_id: string): Promise<void> {
  const app = form(member.url);
  const code_verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const request = {
    ...{ client_id, redirect_uri: redirectUri, response_type: "code", scope: "games:read games:play", state: "xyz" },
    ...{
      code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
      code_challenge_method: "S256",
    },
  };
  const question = `GET /v1/oauth/authorization?${new URLSearchParams(request)}`;
  await record("getAuthorizationRequest", member, question);
  const { body } = await record("allowApp", member, "POST /v1/oauth/authorization", request);
  const code = new URL((body as { redirectUrl: string }).redirectUrl).searchParams.get("code") ?? "";
  const exchange = { grant_type: "authorization_code", client_id, code, redirect_uri: redirectUri, code_verifier };
  const tokens = await record("createToken", app, "POST /v1/oauth/token", exchange);
  const { access_token: token } = tokens.body as { readonly access_token: string };
  await record("introspectToken", app, "POST /v1/oauth/introspect", { token });
  await record("revokeToken", app, "POST /v1/oauth/revoke", { client_id, token });
}

async function recordDevice(record: RecordExample, member: Caller, client_id: string): Promise<void> {
  const asked = { client_id, scope: "games:read games:play" };
  const { body } = await record("createDeviceCode", form(member.url), "POST /v1/oauth/device", asked);
  const { user_code } = body as { readonly user_code: string };
  await record("getDeviceRequest", member, `GET /v1/oauth/device/${user_code}`);
  await record("answerDevice", member, `POST /v1/oauth/device/${user_code}`, { isAllowed: true });
}
