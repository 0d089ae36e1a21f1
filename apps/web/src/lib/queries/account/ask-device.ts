import { ApiProblem } from "../../api-client/api-problem.ts";
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignIn } from "../../api-client/types.ts";
import { deviceFailure } from "./device-failure.ts";

/** Loaded when a passkey is asked for: most visitors never do. */
export const passkeyLibrary = () => import("@simplewebauthn/browser");

/**
 * Asks the device for a new passkey.
 * @throws {ApiProblem} passkeys-unsupported, passkey-cancelled, passkey-known
 */
export async function createdCredential(optionsJSON: PasskeyCreation): Promise<NewPasskey["credential"]> {
  const { startRegistration } = await passkeyLibrary();
  const { id, rawId, response } = await answered(() => startRegistration({ optionsJSON }));
  return { id, rawId, type: "public-key", response };
}

/**
 * Asks the device to sign in with one of its passkeys.
 * @throws {ApiProblem} passkeys-unsupported, passkey-cancelled
 */
export async function signedCredential(optionsJSON: PasskeyRequest): Promise<PasskeySignIn["credential"]> {
  const { startAuthentication } = await passkeyLibrary();
  const { id, rawId, response } = await answered(() => startAuthentication({ optionsJSON }));
  return { id, rawId, type: "public-key", response };
}

async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!("PublicKeyCredential" in window)) throw new ApiProblem("passkeys-unsupported", null);
  try {
    return await ask();
  } catch (error) {
    throw new ApiProblem(deviceFailure(error), null);
  }
}
