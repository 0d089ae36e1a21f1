import { passkeyRequests as requests } from "../../api-client/requests/passkey-requests.ts";
import type { PasskeyRequest, PasskeySignIn } from "../../api-client/types.ts";
import { whenIdle } from "../../hooks/when-idle.ts";
import { passkeyLibrary } from "./ask-device.ts";

type Credential = PasskeySignIn["credential"];

/**
 * Offers the passkeys of this site among the suggestions for the e-mail field, where the browser can. Nobody asked for
 * it, so a failure is not shown.
 * @param onChosen called once, with what the chosen passkey signed
 * @returns ends the offer
 */
export function offerPasskeys(onChosen: (credential: Credential) => void): () => void {
  const end = new AbortController();
  chosenCredential(end.signal).then(
    (credential) => credential !== undefined && onChosen(credential),
    () => undefined,
  );
  return () => end.abort();
}

async function chosenCredential(end: AbortSignal): Promise<Credential | undefined> {
  if (!(await canOffer())) return undefined;
  await whenIdle();
  while (!end.aborted) {
    const challenge = await requests.beginSignIn();
    const answer = await offered(challenge, end);
    if (answer !== "expired") return answer;
  }
  return undefined;
}

/** Browsers have no passkeys at addresses without a name, such as 127.0.0.1. */
async function canOffer(): Promise<boolean> {
  if (!("PublicKeyCredential" in window) || /^[\d.]+$|^\[/.test(window.location.hostname)) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Until the challenge expires: an answer that comes later would be rejected. */
async function offered(optionsJSON: PasskeyRequest, end: AbortSignal): Promise<Credential | "expired" | undefined> {
  const { startAuthentication, WebAuthnAbortService } = await passkeyLibrary();
  if (end.aborted) return undefined;
  let isExpired = false;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  const expire = () => {
    isExpired = true;
    cancel();
  };
  const timer = setTimeout(expire, optionsJSON.timeout * 0.9);
  end.addEventListener("abort", cancel);
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    return { id, rawId, type: "public-key", response };
  } catch {
    return isExpired ? "expired" : undefined;
  } finally {
    clearTimeout(timer);
    end.removeEventListener("abort", cancel);
  }
}
