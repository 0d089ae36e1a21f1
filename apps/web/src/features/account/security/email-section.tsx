"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useChangeEmail, useResendConfirmation } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { MailboxHint } from "../mail-links/mailbox-hint.tsx";

/** The e-mail address of the account, and whether it is confirmed. */
export function EmailSection({ account }: { readonly account: Account }) {
  const t = useTranslations("account.address");
  const [isChanging, setChanging] = useState(false);
  const { email, newEmail, isEmailConfirmed } = account;
  return (
    <Section title={t("title")} aside={isEmailConfirmed ? t("confirmed") : undefined}>
      {email !== null && <p>{t("current", { email })}</p>}
      {!isEmailConfirmed && email !== null && <Waiting sentence={t("unconfirmed", { email })} />}
      {newEmail !== null && <Waiting sentence={t("changing", { email: newEmail })} />}
      {isChanging ? (
        <ChangeEmail onDone={() => setChanging(false)} />
      ) : (
        <Text as="p" spaced>
          <Button onClick={() => setChanging(true)}>{t("change")}</Button>
        </Text>
      )}
    </Section>
  );
}

function Waiting({ sentence }: { readonly sentence: string }) {
  const t = useTranslations("account.address");
  const again = useResendConfirmation();
  return (
    <>
      <Alert title={sentence} action={<Button onClick={() => again.mutate()}>{t("again")}</Button>}>
        <MailboxHint />
      </Alert>
      {again.isSuccess && <Alert kind="success" title={t("sent")} />}
      {again.isError && <ProblemAlert failure={again.error} />}
    </>
  );
}

function ChangeEmail({ onDone }: { onDone(): void }) {
  const t = useTranslations("account.address");
  const change = useChangeEmail();
  const fields = useAccountFields();
  return (
    <ShortForm
      fields={[fields.email(t("new")), fields.password()]}
      submitLabel={t("change")}
      mutation={change}
      onSend={(given) => change.mutate(given, { onSuccess: onDone })}
    />
  );
}
