"use client";

import { notifications } from "@seneschal/schema";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { setupStorage } from "../../../lib/queries/account/setup-storage.ts";
import {
  useConfirmEmail,
  useRequestPasswordReset,
  useResetPassword,
} from "../../../lib/queries/account/use-account.ts";
import { useUnsubscribe } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { MailboxHint } from "./mailbox-hint.tsx";

/** The page of the link that confirms an e-mail address. */
export function ConfirmEmailPage() {
  const t = useTranslations("account.confirm");
  const token = useTokenOfLink();
  const confirm = useConfirmEmail();
  if (confirm.isSuccess) return <Done page="confirm" />;
  return (
    <MailPage title={t("title")} sub={t("text")} token={token}>
      <Button primary disabled={token === null || confirm.isPending} onClick={() => confirm.mutate(token ?? "")}>
        {t("action")}
      </Button>
      {confirm.isError && <ProblemAlert failure={confirm.error} />}
    </MailPage>
  );
}

/** The page of the link that resets a password. */
export function ResetPasswordPage() {
  const t = useTranslations("account.reset");
  const token = useTokenOfLink();
  const resetPassword = useResetPassword();
  const fields = useAccountFields();
  if (resetPassword.isSuccess) return <Done page="reset" />;
  return (
    <MailPage title={t("title")} token={token}>
      <ShortForm
        isPrimary
        fields={[fields.newPassword()]}
        submitLabel={t("action")}
        mutation={resetPassword}
        onSend={({ newPassword }) => resetPassword.mutate({ token: token ?? "", password: newPassword })}
      />
    </MailPage>
  );
}

/** The page of the link that unsubscribes from one kind of e-mail. */
export function UnsubscribePage() {
  const t = useTranslations("account.unsubscribe");
  const token = useTokenOfLink();
  const unsubscribe = useUnsubscribe();
  if (unsubscribe.isSuccess) return <Done page="unsubscribe" />;
  const kind = token?.split(".")[1] ?? "";
  const ended = isEnded(kind) ? t(`kinds.${kind}`) : t("title");
  return (
    <MailPage title={ended} sub={t("text")} token={token}>
      <Button
        primary
        disabled={token === null || unsubscribe.isPending}
        onClick={() => unsubscribe.mutate(token ?? "")}
      >
        {t("action")}
      </Button>
      {unsubscribe.isError && <ProblemAlert failure={unsubscribe.error} />}
    </MailPage>
  );
}

const isEnded = (kind: string): kind is (typeof notifications.unsubscribeScopes)[number] =>
  notifications.unsubscribeScopes.some((one) => one === kind);

export function AccountDeletedPage() {
  const t = useTranslations("account.forgotten");
  const forget = useRequestPasswordReset();
  const fields = useAccountFields();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("text")} />
      <ShortForm
        isPrimary
        fields={[fields.email()]}
        submitLabel={t("send")}
        mutation={forget}
        onSend={({ email }) => forget.mutate(email)}
      >
        {forget.isSuccess && (
          <Alert kind="success" title={t("sent")}>
            {t("sentText")}
            <MailboxHint />
          </Alert>
        )}
      </ShortForm>
    </PageShell>
  );
}

interface MailPageProps {
  readonly title: string;
  readonly sub?: string;
  readonly token: string | null;
  readonly children: ReactNode;
}

function MailPage({ title, sub, token, children }: MailPageProps) {
  const t = useTranslations("account.confirm");
  return (
    <PageShell width="narrow">
      <Title title={title} sub={sub} />
      {token === "" ? <Alert kind="error" title={t("noLink")} /> : children}
    </PageShell>
  );
}

function Done({ page }: { readonly page: "confirm" | "reset" | "unsubscribe" }) {
  const t = useTranslations("account");
  return (
    <PageShell width="narrow">
      <Title title={t(`${page}.title`)} />
      <Alert
        kind="success"
        title={t(`${page}.done`)}
        action={
          <Button asChild>
            {page === "confirm" && setupStorage.isSettingUp() ? (
              <Link href="/setup">{t("toSetup")}</Link>
            ) : (
              <Link href="/account">{t("toAccount")}</Link>
            )}
          </Button>
        }
      >
        {t(`${page}.doneText`)}
      </Alert>
    </PageShell>
  );
}

/** The token of the link in an e-mail. It is in the fragment, so that it is not logged. `null` before it is read. */
function useTokenOfLink(): string | null {
  return useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => null,
  );
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
