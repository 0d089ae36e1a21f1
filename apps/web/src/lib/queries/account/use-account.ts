"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountRequests } from "../../api-client/requests/account-requests.ts";
import type { Account, Profile } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";
import { useSessionMutation } from "./use-session.ts";

export function useProfile() {
  return useQuery({ queryKey: keys.profile, queryFn: accountRequests.profile });
}

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: accountRequests.changeProfile,
    onSuccess: (profile: Profile) => client.setQueryData(keys.profile, profile),
  });
}

export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: accountRequests.sessions });
}

export const useEndSession = () => useRefetchingMutation(accountRequests.endSession, keys.sessions);
export const useEndOtherSessions = () => useRefetchingMutation<void>(accountRequests.endOtherSessions, keys.sessions);

export function useChangeEmail() {
  return useAccountUpdate(accountRequests.changeEmail);
}

export const useAppeal = () =>
  useAccountUpdate(({ sanction, text }: { sanction: string; text: string }) =>
    accountRequests.appealSanction(sanction, { text }),
  );

export function useResendConfirmation() {
  return useMutation<unknown, unknown, void>({ mutationFn: accountRequests.resendConfirmation });
}

export const useConfirmEmail = () => useRefetchingMutation(accountRequests.confirmEmail, keys.session);
export const useRequestPasswordReset = () => useMutation({ mutationFn: accountRequests.requestPasswordReset });
export const useResetPassword = () => useRefetchingMutation(accountRequests.resetPassword, keys.session);
export const useChangePassword = () => useRefetchingMutation(accountRequests.changePassword, keys.sessions);

export const useBeginTwoFactorSetup = () => useMutation({ mutationFn: accountRequests.beginTwoFactorSetup });
export const useConfirmTwoFactor = () => useRefetchingMutation(accountRequests.confirmTwoFactor, keys.session);
export const useDisableTwoFactor = () => useRefetchingMutation(accountRequests.disableTwoFactor, keys.session);

type AccountDeletion = Parameters<typeof accountRequests.deleteAccount>[0];
export const useDeleteAccount = () =>
  useSessionMutation((given: AccountDeletion) => accountRequests.deleteAccount(given).then(() => null));

/** The e-mails that were not sent. Only a browser that opened the setup link may read them. */
export function useMailbox(isAsked = true) {
  return useQuery({ queryKey: keys.mailbox, queryFn: accountRequests.mailbox, retry: false, enabled: isAsked });
}

function useAccountUpdate<Input>(change: (input: Input) => Promise<Account>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account: Account) => client.setQueryData(keys.session, account),
  });
}

export function useRegisterAccount() {
  return useSessionMutation(accountRequests.registerAccount);
}

export function useRenameAccount() {
  return useSessionMutation(accountRequests.rename);
}
