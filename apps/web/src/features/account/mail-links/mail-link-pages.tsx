"use client";

import { useTranslations } from "next-intl";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import {
  useConfirmEmail,
  useRequestPasswordReset,
  useResetPassword,
} from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { MailDone, MailPage, useTokenOfLink } from "./mail-page.tsx";
import { MailboxHint } from "./mailbox-hint.tsx";

/** The page of the link that confirms an e-mail address. */
export function ConfirmEmailPage() {
  const t = useTranslations("account.confirm");
  const token = useTokenOfLink();
  const confirm = useConfirmEmail();
  if (confirm.isSuccess) return <MailDone page="confirm" />;
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
  if (resetPassword.isSuccess) return <MailDone page="reset" />;
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

/** For people who have forgotten their password: it sends a link that resets it. */
export function ForgottenPasswordPage() {
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
