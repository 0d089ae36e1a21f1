"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../api-client/requests/requests.ts";
import type { Account, Profile } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";
import { useSessionMutation } from "./use-session.ts";

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

export const useEndSession = () => useRefetchingMutation(requests.endSession, keys.sessions);
export const useEndOtherSessions = () => useRefetchingMutation<void>(requests.endOtherSessions, keys.sessions);

export function useChangeEmail() {
  return useAccountUpdate(requests.changeEmail);
}

export const useAppeal = () =>
  useAccountUpdate(({ sanction, text }: { sanction: string; text: string }) =>
    requests.appealSanction(sanction, { text }),
  );

export function useResendConfirmation() {
  return useMutation<unknown, unknown, void>({ mutationFn: requests.resendConfirmation });
}

export const useConfirmEmail = () => useRefetchingMutation(requests.confirmEmail, keys.session);
export const useRequestPasswordReset = () => useMutation({ mutationFn: requests.requestPasswordReset });
export const useResetPassword = () => useRefetchingMutation(requests.resetPassword, keys.session);
export const useChangePassword = () => useRefetchingMutation(requests.changePassword, keys.sessions);

export const useBeginTwoFactorSetup = () => useMutation({ mutationFn: requests.beginTwoFactorSetup });
export const useConfirmTwoFactor = () => useRefetchingMutation(requests.confirmTwoFactor, keys.session);
export const useDisableTwoFactor = () => useRefetchingMutation(requests.disableTwoFactor, keys.session);

type AccountDeletion = Parameters<typeof requests.deleteAccount>[0];
export const useDeleteAccount = () =>
  useSessionMutation((given: AccountDeletion) => requests.deleteAccount(given).then(() => null));

/** The e-mails that were not sent. Only a browser that opened the setup link may read them. */
export function useMailbox(isAsked = true) {
  return useQuery({ queryKey: keys.mailbox, queryFn: requests.mailbox, retry: false, enabled: isAsked });
}

function useAccountUpdate<Input>(change: (input: Input) => Promise<Account>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account: Account) => client.setQueryData(keys.session, account),
  });
}
