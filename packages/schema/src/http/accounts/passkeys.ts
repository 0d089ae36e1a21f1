import { z } from "zod";
import { instant } from "../../ids.ts";
import { readableText } from "../readable-text.ts";
import { code, givenPassword } from "./accounts.ts";

/** How many passkeys an account can have. */
export const passkeysMax = 20;

const name = readableText(60).meta({ description: "What the owner calls it, such as the name of the device." });
const base64url = (lengthMax: number) =>
  z
    .string()
    .min(1)
    .max(lengthMax)
    .regex(/^[\w-]+$/);
const credentialId = base64url(1400);

/** A passkey as its owner sees it. */
export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    isSynced: z.boolean().meta({ description: "Whether it is also on other devices, through a password manager." }),
    createdAt: instant,
    lastUsedAt: instant.nullable().meta({ description: "Last sign-in with it; null: never." }),
  })
  .meta({ id: "Passkey" });
export const passkeyList = z.object({ passkeys: z.array(passkey) }).meta({ id: "PasskeyList" });
export const passkeyName = z.strictObject({ name }).meta({ id: "PasskeyName" });

export const passkeySetup = z.strictObject({ password: givenPassword, code: code.optional() }).meta({
  id: "PasskeySetup",
});

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** What a browser needs to create a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(credentialDescriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
  })
  .meta({
    id: "PasskeyCreation",
    description: "Pass it to `PublicKeyCredential.parseCreationOptionsFromJSON` and `navigator.credentials.create`.",
  });
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What a browser needs to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z
  .object({ challenge: z.string(), rpId: z.string(), timeout: z.int(), userVerification: z.literal("required") })
  .meta({
    id: "PasskeyRequest",
    description: "Pass it to `PublicKeyCredential.parseRequestOptionsFromJSON` and `navigator.credentials.get`.",
  });
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

// Browsers add fields with each version of the standard. What is not named here is ignored.
const credentialFields = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

export const newPasskey = z
  .strictObject({
    name,
    credential: z
      .object({
        ...credentialFields,
        response: z.object({
          clientDataJSON: base64url(8000),
          attestationObject: base64url(20_000),
          transports: z.array(z.string().max(30)).max(10).optional(),
        }),
      })
      .meta({ description: "`toJSON()` of what the browser created." }),
  })
  .meta({ id: "NewPasskey" });
export type CreatedCredential = z.infer<typeof newPasskey>["credential"];

export const passkeySignIn = z
  .strictObject({
    credential: z
      .object({
        ...credentialFields,
        response: z.object({
          clientDataJSON: base64url(8000),
          authenticatorData: base64url(8000),
          signature: base64url(8000),
          userHandle: base64url(100).optional(),
        }),
      })
      .meta({ description: "`toJSON()` of what the browser returned." }),
  })
  .meta({ id: "PasskeySignIn" });
export type SignedCredential = z.infer<typeof passkeySignIn>["credential"];
