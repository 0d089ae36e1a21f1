"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { passkeyRequests as requests } from "../../api-client/requests/passkey-requests.ts";
import type { PasskeySetup, PasskeySignIn } from "../../api-client/types.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";
import { createdCredential, signedCredential } from "./ask-device.ts";
import { offerPasskeys } from "./offer-passkeys.ts";
import { useSessionMutation } from "./use-session.ts";

/** Not among the keys that every page carries. */
const passkeysKey = ["passkeys"];

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: requests.passkeys });
}

/** Asks the device for a new passkey and adds it. */
export const useAddPasskey = () =>
  useRefetchingMutation(async ({ name, ...proof }: PasskeySetup & { readonly name: string }) => {
    const credential = await createdCredential(await requests.beginSetup(proof));
    return requests.add({ name, credential });
  }, passkeysKey);

export const useRenamePasskey = () =>
  useRefetchingMutation(
    ({ passkey, name }: { passkey: string; name: string }) => requests.rename(passkey, { name }),
    passkeysKey,
  );

/** Other sessions end with it: everything is fetched again. */
export const useRemovePasskey = () => useRefetchingMutation(requests.remove, []);

/** Signs in with a passkey that was chosen in the e-mail field, or with one that the device is asked for. */
export function useSignInWithPasskey() {
  const signIn = useSessionMutation(async (chosen?: PasskeySignIn["credential"]) => {
    const credential = chosen ?? (await signedCredential(await requests.beginSignIn()));
    const { account } = await requests.signIn({ credential });
    return account;
  });
  const { mutate, isPending } = signIn;
  // A browser asks for one passkey at a time.
  useEffect(() => (isPending ? undefined : offerPasskeys(mutate)), [isPending, mutate]);
  return signIn;
}
