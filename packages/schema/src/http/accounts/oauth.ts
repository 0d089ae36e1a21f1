import { z } from "zod";
import { instant } from "../../ids.ts";
import { readableText } from "../readable-text.ts";
import { accountKind } from "./players.ts";
import { scope, scopes } from "./scopes.ts";

/** What apps may ask for. The admin scopes are for personal access tokens only. */
export const appScopes = scopes.filter((one) => !one.startsWith("admin:"));

/** How many apps an account can connect. */
export const connectedAppsMax = 50;

/** Any text: the consent page says that no app has it. */
const clientId = z.string().meta({ description: "The id of the app, from its registration." });
const redirectUri = z.string().max(400);
export const grantTypes = [
  "authorization_code",
  "refresh_token",
  "urn:ietf:params:oauth:grant-type:device_code",
] as const;

/** Client metadata (RFC 7591). Other fields are ignored. */
export const newApp = z
  .object({
    client_name: readableText(60).meta({ description: "Shown to users, as unverified. Must not contain our name." }),
    redirect_uris: z.array(redirectUri).max(10).default([]).meta({
      description: "`https`, `http` on this device, or a private-use scheme such as `org.example.app:/done`.",
    }),
    token_endpoint_auth_method: z.literal("none").default("none").meta({ description: "Apps are public clients." }),
    grant_types: z.array(z.enum(grantTypes)).default(["authorization_code", "refresh_token"]),
    response_types: z.array(z.literal("code")).default(["code"]),
  })
  .meta({ id: "NewApp" });
export const registeredApp = z
  .object({
    client_id: z.string(),
    client_id_issued_at: z.int().meta({ description: "Seconds since 1970." }),
    client_name: z.string(),
    redirect_uris: z.array(z.string()),
    token_endpoint_auth_method: z.literal("none"),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
  })
  .meta({ id: "RegisteredApp" });

export const oauthErrors = [
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
  "invalid_scope",
  "access_denied",
  "authorization_pending",
  "slow_down",
  "expired_token",
  "invalid_redirect_uri",
  "invalid_client_metadata",
] as const;
/** An error in the form of RFC 6749. */
export const oauthError = z
  .object({ error: z.enum(oauthErrors), error_description: z.string() })
  .meta({ id: "OAuthError", description: "An error as OAuth describes it (RFC 6749, 7591 and 8628)." });

const text = (lengthMax: number) => z.string().max(lengthMax).optional();
/** The parameters of an authorization request, which the app puts into the address of the consent page. */
export const authorizationRequest = z
  .object({
    client_id: clientId,
    redirect_uri: redirectUri.meta({ description: "One of the registered addresses." }),
    response_type: text(40).meta({ description: "`code`." }),
    scope: text(400).meta({ description: "Scopes, separated by spaces." }),
    state: text(500).meta({ description: "Returned to the app." }),
    code_challenge: text(128).meta({ description: "SHA-256 of the verifier, in base64url (RFC 7636)." }),
    code_challenge_method: text(10).meta({ description: "`S256`." }),
  })
  .meta({ id: "AuthorizationRequest" });

/** An app as users see it. Nobody has verified its name. */
const app = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "As the app calls itself; unverified." }),
    host: z.string().nullable().meta({
      description:
        "The host that gets the answer, or the private-use scheme; null: a program on the device of the user.",
    }),
  })
  .meta({ id: "App" });
export const authorizationQuestion = z
  .object({
    app,
    scopes: z.array(scope).meta({ description: "What the app asks for." }),
    error: oauthError.nullable().meta({ description: "Why the request cannot be allowed." }),
    denyUrl: z.string().meta({ description: "Where “Deny” leads: back to the app, with the error." }),
  })
  .meta({ id: "AuthorizationQuestion" });
export const authorizationAnswer = z
  .object({ redirectUrl: z.string().meta({ description: "Back to the app, with the code." }) })
  .meta({ id: "AuthorizationAnswer" });

export const tokenRequest = z
  .object({
    grant_type: z.string().max(100),
    client_id: z.string().max(100),
    code: text(200),
    redirect_uri: text(400).meta({ description: "The same as in the authorization request." }),
    code_verifier: text(128).meta({ description: "43 to 128 characters (RFC 7636)." }),
    refresh_token: text(200),
    device_code: text(200),
    scope: text(400).meta({ description: "With `refresh_token`: fewer scopes for this access token." }),
  })
  .meta({ id: "TokenRequest" });
export const tokenResponse = z
  .object({
    access_token: z.string().meta({ description: "Send it as `Authorization: Bearer sen_oat_…`." }),
    token_type: z.literal("Bearer"),
    expires_in: z.int().meta({ description: "Seconds." }),
    refresh_token: z.string().meta({ description: "Works once; the response to it has the next one." }),
    scope: z.string(),
  })
  .meta({ id: "TokenResponse" });
export const revocationRequest = z
  .object({
    token: z.string().max(200),
    client_id: text(100).meta({ description: "The id of the app; left out for a personal token." }),
    token_type_hint: text(40).meta({ description: "Not needed." }),
  })
  .meta({ id: "RevocationRequest" });

export const introspectionRequest = z
  .object({
    token: z.string().max(200).meta({ description: "An access token." }),
    token_type_hint: text(40).meta({ description: "Not needed." }),
  })
  .meta({ id: "IntrospectionRequest" });
export const introspection = z
  .object({
    active: z.boolean().meta({ description: "Whether this is an access token that works. Only then there is more." }),
    scope: z.string().optional().meta({ description: "What the token may do: scopes, separated by spaces." }),
    client_id: z.string().optional().meta({ description: "The app; left out for a personal token." }),
    username: z.string().optional().meta({ description: "The name of the account." }),
    token_type: z.literal("Bearer").optional().meta({ description: "How it is sent: `Authorization: Bearer …`." }),
    exp: z.int().optional().meta({ description: "When the token expires, in seconds since 1970; left out: never." }),
    iat: z.int().optional().meta({ description: "When the token was created, in seconds since 1970." }),
    sub: z.string().optional().meta({ description: "The id of the account." }),
    account_kind: accountKind.optional().meta({ description: "Whether it is a bot account." }),
  })
  .meta({ id: "TokenIntrospection", description: "What an access token may do (RFC 7662)." });

export const connectedApp = z
  .object({
    ...app.shape,
    scopes: z.array(scope),
    connectedAt: instant,
    lastUsedAt: instant.nullable().meta({ description: "When it got its last token; null: never." }),
  })
  .meta({ id: "ConnectedApp" });
export const connectedAppList = z.object({ apps: z.array(connectedApp) }).meta({ id: "ConnectedAppList" });

const urls = z.array(z.string());
export const serverMetadata = z
  .object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    registration_endpoint: z.string(),
    revocation_endpoint: z.string(),
    introspection_endpoint: z.string(),
    device_authorization_endpoint: z.string(),
    scopes_supported: urls,
    response_types_supported: urls,
    response_modes_supported: urls,
    grant_types_supported: urls,
    token_endpoint_auth_methods_supported: urls,
    revocation_endpoint_auth_methods_supported: urls,
    introspection_endpoint_auth_methods_supported: urls,
    code_challenge_methods_supported: urls,
    authorization_response_iss_parameter_supported: z.boolean(),
    service_documentation: z.string(),
  })
  .meta({ id: "AuthorizationServerMetadata" });
export const resourceMetadata = z
  .object({
    resource: z.string(),
    authorization_servers: urls,
    scopes_supported: urls,
    bearer_methods_supported: urls,
    resource_documentation: z.string(),
  })
  .meta({ id: "ProtectedResourceMetadata" });

export const deviceRequest = z
  .object({
    client_id: z.string().max(100),
    scope: text(400).meta({ description: "Scopes, separated by spaces." }),
  })
  .meta({ id: "DeviceRequest" });
export const deviceResponse = z
  .object({
    device_code: z.string(),
    user_code: z.string().meta({ description: "The user enters it on the page." }),
    verification_uri: z.string(),
    verification_uri_complete: z.string(),
    expires_in: z.int().meta({ description: "Seconds." }),
    interval: z.int().meta({ description: "Seconds to wait between two token requests." }),
  })
  .meta({ id: "DeviceResponse" });
export const userCode = z
  .string()
  .max(20)
  .meta({ description: "The code that the device shows. Case and separators do not matter." });
export const deviceQuestion = z
  .object({ app, scopes: z.array(scope), userCode: z.string() })
  .meta({ id: "DeviceQuestion" });
export const deviceAnswer = z.strictObject({ isAllowed: z.boolean() }).meta({ id: "DeviceAnswer" });
