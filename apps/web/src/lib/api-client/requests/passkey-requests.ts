import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";

type Schemas = components["schemas"];

/** The requests of passkeys. */
export const passkeyRequests = {
  passkeys: () => bodyOf(client.GET("/v1/account/passkeys")),
  beginSetup: (body: Schemas["PasskeySetup"]) => bodyOf(client.POST("/v1/account/passkeys/setup", { body })),
  add: (body: Schemas["NewPasskey"]) => bodyOf(client.POST("/v1/account/passkeys", { body })),
  rename: (passkey: string, body: Schemas["PasskeyName"]) =>
    bodyOf(client.PATCH("/v1/account/passkeys/{passkey}", { params: { path: { passkey } }, body })),
  remove: (passkey: string) =>
    bodyOf(client.DELETE("/v1/account/passkeys/{passkey}", { params: { path: { passkey } } })),
  beginSignIn: () => bodyOf(client.POST("/v1/sign-in/passkey/challenge")),
  signIn: (body: Schemas["PasskeySignIn"]) => bodyOf(client.POST("/v1/sign-in/passkey", { body })),
};
