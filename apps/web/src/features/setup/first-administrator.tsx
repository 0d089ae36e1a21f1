"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { GuestForm } from "../../components/account/guest-form.tsx";
import { RegisterForm } from "../../components/account/register-form.tsx";
import { SignInForm } from "../../components/account/sign-in-form.tsx";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import type { Account } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { useBecomeAdministrator } from "../../lib/queries/account/use-setup.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";

interface FirstAdministratorProps {
  readonly hasAdministrator: boolean;
  readonly hasDevMailbox: boolean;
}

/** Makes the first administrator, step by step: account, e-mail address, role. */
export function FirstAdministrator({ hasAdministrator, hasDevMailbox }: FirstAdministratorProps) {
  const t = useTranslations("account.setup");
  const session = useSession();
  const account = session.data;
  const isYours = account?.roles.includes("administrator") ?? false;
  if (hasAdministrator)
    return <Section title={t("first")}>{isYours ? <AdministratorWelcome /> : <p>{t("taken")}</p>}</Section>;
  return (
    <>
      <Section title={t("first")}>
        <Text as="p" muted>
          {t("why")}
        </Text>
        {session.isPending && <Loading label={t("loading")} height="120px" />}
        {session.isError && <ProblemAlert failure={session.error} />}
        {account === null && (
          <Text as="p" spaced>
            {t("signIn")}
          </Text>
        )}
        {account && <NextStep account={account} hasDevMailbox={hasDevMailbox} />}
      </Section>
      {account === null && <SignInOptions />}
    </>
  );
}

function SignInOptions() {
  const t = useTranslations("account");
  return (
    <>
      <Section title={t("signIn.title")}>
        <SignInForm />
      </Section>
      <Section title={t("setup.newAccount")}>
        <GuestForm hidesSignInLink action={t("setup.chooseName")} />
      </Section>
    </>
  );
}

function NextStep({ account, hasDevMailbox }: { readonly account: Account; readonly hasDevMailbox: boolean }) {
  const t = useTranslations("account.setup");
  if (account.isEmailConfirmed) return <BecomeAdministratorStep name={account.name} />;
  if (account.kind === "member") return <ConfirmEmailStep email={account.email ?? ""} hasDevMailbox={hasDevMailbox} />;
  return (
    <>
      <Text as="p" spaced>
        {t("createAccount")}
      </Text>
      <RegisterForm />
    </>
  );
}

function ConfirmEmailStep({ email, hasDevMailbox }: { readonly email: string; readonly hasDevMailbox: boolean }) {
  const t = useTranslations("account.setup");
  const session = useSession();
  return (
    <>
      <Text as="p" spaced>
        {t("confirm", { email })}
      </Text>
      <Text as="p" spaced>
        {hasDevMailbox && (
          <Button primary asChild>
            <Link href="/dev/mailbox">{t("readEmail")}</Link>
          </Button>
        )}{" "}
        <Button disabled={session.isFetching} onClick={() => void session.refetch()}>
          {t("checkAgain")}
        </Button>
      </Text>
    </>
  );
}

function BecomeAdministratorStep({ name }: { readonly name: string }) {
  const t = useTranslations("account.setup");
  const become = useBecomeAdministrator();
  return (
    <>
      <Text as="p" spaced>
        {t("ready", { name })}
      </Text>
      <Text as="p" spaced>
        <Button primary disabled={become.isPending} onClick={() => become.mutate()}>
          {t("become")}
        </Button>
      </Text>
      {become.isError && <ProblemAlert failure={become.error} />}
    </>
  );
}

function AdministratorWelcome() {
  const t = useTranslations("account.setup");
  const adminLink = (
    <Button asChild>
      <Link href="/admin">{t("toAdmin")}</Link>
    </Button>
  );
  return <Alert kind="success" title={t("yours")} action={adminLink} />;
}
