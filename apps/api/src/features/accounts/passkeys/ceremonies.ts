import type { passkeys as schemas } from "@seneschal/schema";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { Problem } from "../../../platform/http/problem.ts";
import type { CredentialRow, NewPasskey, StoredKey } from "../../../stores/accounts/passkeys-store.ts";
import type { RelyingParty } from "./relying-party.ts";

/** How long a challenge is valid, and how long browsers wait for their user. */
export const challengeSeconds = 300;
const timeout = challengeSeconds * 1000;

export interface Registrant {
  readonly id: string;
  readonly name: string;
  /** The passkeys that it has. Authenticators that hold one of them refuse another. */
  readonly credentials: readonly CredentialRow[];
}

/** Asks an authenticator for a passkey that is found without a name, and used only after it has verified its user. */
export async function creationFor(site: RelyingParty, user: Registrant): Promise<schemas.PasskeyCreation> {
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userName: user.name,
    userID: new TextEncoder().encode(user.id),
  });
  return {
    challenge,
    rp: { id: site.id, name: site.id },
    user: { id: userHandleOf(user.id), name: user.name, displayName: user.name },
    pubKeyCredParams,
    timeout,
    attestation: "none",
    excludeCredentials: user.credentials.map((credential) => ({ ...credential, type: "public-key" as const })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  };
}

/** Names no account: the authenticator offers the passkeys that it has for the site. */
export async function requestFor({ id }: RelyingParty): Promise<schemas.PasskeyRequest> {
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return { challenge, rpId: id, timeout, userVerification: "required" };
}

export type CreatedKey = Pick<NewPasskey, "credentialId" | "publicKey" | "counter" | "transports" | "isSynced">;

/**
 * Verifies what an authenticator created for this challenge.
 * @throws {Problem} wrong-passkey
 */
export async function createdKey(
  { id, origin }: RelyingParty,
  challenge: string,
  credential: schemas.CreatedCredential,
): Promise<CreatedKey> {
  const { transports = [], ...response } = credential.response;
  const { registrationInfo: created } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(wrongPasskey);
  if (created === undefined) return wrongPasskey();
  return {
    credentialId: created.credential.id,
    publicKey: Buffer.from(created.credential.publicKey).toString("base64url"),
    counter: created.credential.counter,
    transports,
    isSynced: created.credentialBackedUp,
  };
}

/**
 * Verifies that a passkey signed this challenge for its account, and returns its new counter.
 * @throws {Problem} wrong-passkey
 */
export async function signedCounter(
  { id, origin }: RelyingParty,
  challenge: string,
  credential: schemas.SignedCredential,
  key: StoredKey,
): Promise<number> {
  const { userHandle, ...response } = credential.response;
  if (userHandle !== userHandleOf(key.account)) return wrongPasskey();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential.id, publicKey: Buffer.from(key.publicKey, "base64url"), counter: key.counter },
    requireUserVerification: true,
  }).catch(wrongPasskey);
  return verified ? authenticationInfo.newCounter : wrongPasskey();
}

/** Returns the challenge that was signed. It is worth nothing until it was found among those that we sent. */
export function challengeIn({ response }: { readonly response: { readonly clientDataJSON: string } }): string {
  const parsed = parsedJson(Buffer.from(response.clientDataJSON, "base64url").toString());
  const challenge = parsed instanceof Object && "challenge" in parsed ? parsed.challenge : undefined;
  return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : wrongPasskey();
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return wrongPasskey();
  }
}

/** The library throws for everything that it does not accept, and does nothing else that could fail. */
function wrongPasskey(): never {
  throw new Problem("wrong-passkey");
}

/** How authenticators know whose passkey it is. */
const userHandleOf = (account: string) => Buffer.from(account).toString("base64url");
