"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../api-client/requests.ts";
import type { Account, Profile } from "../api-client/types.ts";
import { keys } from "../query-client/keys.ts";
import { useAccountChange } from "./use-session.ts";

export function useProfile() {
  return useQuery({ queryKey: keys.profile, queryFn: requests.profile });
}

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: requests.changeProfile,
    onSuccess: (profile: Profile) => client.setQueryData(keys.profile, profile),
  });
}

export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: requests.sessions });
}

export const useEndSession = () => useThenLookAgain(requests.endSession, keys.sessions);
export const useEndOtherSessions = () => useThenLookAgain<void>(requests.endOtherSessions, keys.sessions);

export function useChangeEmail() {
  return useAccount(requests.changeEmail);
}

export const useAppeal = () =>
  useAccount(({ sanction, text }: { sanction: string; text: string }) => requests.appealSanction(sanction, { text }));

export function useAskForConfirmation() {
  return useMutation<unknown, unknown, void>({ mutationFn: requests.resendConfirmation });
}

export const useConfirmEmail = () => useThenLookAgain(requests.confirmEmail, keys.session);
export const useForgetPassword = () => useMutation({ mutationFn: requests.requestPasswordReset });
export const useRedeemPassword = () => useThenLookAgain(requests.resetPassword, keys.session);
export const useChangePassword = () => useThenLookAgain(requests.changePassword, keys.sessions);

export const useOfferSecondFactor = () => useMutation({ mutationFn: requests.beginTwoFactorSetup });
export const useProveSecondFactor = () => useThenLookAgain(requests.confirmTwoFactor, keys.session);
export const useDropSecondFactor = () => useThenLookAgain(requests.disableTwoFactor, keys.session);

type Farewell = Parameters<typeof requests.deleteAccount>[0];
export const useDeleteAccount = () =>
  useAccountChange((given: Farewell) => requests.deleteAccount(given).then(() => null));

/** The e-mails that were not sent. Only a browser that opened the setup link may read them. */
export function useOutbox(isAsked = true) {
  return useQuery({ queryKey: keys.outbox, queryFn: requests.outbox, retry: false, enabled: isAsked });
}

function useAccount<Asked>(change: (asked: Asked) => Promise<Account>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account: Account) => client.setQueryData(keys.session, account),
  });
}

function useThenLookAgain<Asked, Answer = unknown>(change: (asked: Asked) => Promise<Answer>, key: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // A first answer that is still on its way was written before the change, and would be taken for the new one.
      await client.cancelQueries({ queryKey: key });
      return client.invalidateQueries({ queryKey: key });
    },
  });
}
