"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { GuestForm } from "../../components/account/guest-form.tsx";
import { RegisterForm } from "../../components/account/register-form.tsx";
import { SignInForm } from "../../components/account/sign-in-form.tsx";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { ProfileSection } from "../../features/account/profile/profile-section.tsx";
import { RenameForm } from "../../features/account/profile/rename-form.tsx";
import { VacationSection } from "../../features/account/profile/vacation-section.tsx";
import { DeleteAccountSection } from "../../features/account/security/delete-account-section.tsx";
import { EmailSection } from "../../features/account/security/email-section.tsx";
import { PasskeysSection } from "../../features/account/security/passkeys-section.tsx";
import { PasswordSection } from "../../features/account/security/password-section.tsx";
import { SanctionsSection } from "../../features/account/security/sanctions-section.tsx";
import { SessionsSection } from "../../features/account/security/sessions-section.tsx";
import { TwoFactorSection } from "../../features/account/security/two-factor-section.tsx";
import { BlockedAccountsSection } from "../../features/game/chat/blocked-accounts-section.tsx";
import { OwnTournaments, useOwnTournaments } from "../../features/tournaments/list/own-tournaments.tsx";
import type { Account } from "../../lib/api-client/types.ts";
import { useSession, useSignOut } from "../../lib/queries/account/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Title } from "../../ui/typography/title.tsx";

/** Signing in for visitors, or the settings of the account. */
export function AccountPage() {
  const t = useTranslations("account");
  const session = useSession();
  const account = session.data;
  const tournaments = useOwnTournaments(Boolean(account));
  return (
    <PageShell width="narrow">
      {session.isPending && <Loading label={t("loading")} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {account === null && <SignedOut />}
      {account && (
        <>
          <Identity account={account} />
          <OwnTournaments tournaments={tournaments} />
          <Settings account={account} />
        </>
      )}
    </PageShell>
  );
}

function SignedOut() {
  const t = useTranslations("account");
  return (
    <>
      <Title title={t("signedOut.title")} sub={t("signedOut.sub")} />
      <Section title={t("signIn.title")}>
        <SignInForm />
      </Section>
      <Section title={t("signedOut.asGuest")}>
        <GuestForm hidesSignInLink />
      </Section>
    </>
  );
}

/** Name, e-mail address and sanctions. */
function Identity({ account }: { readonly account: Account }) {
  const t = useTranslations("account");
  const tPlayer = useTranslations("players");
  return (
    <>
      <Title title={t("yours.title", { name: account.name })} sub={t(`yours.${account.kind}`)} />
      <SanctionsSection sanctions={account.sanctions} />
      <p>
        <Link href={`/players/${account.id}`}>{tPlayer("publicProfile")}</Link>
      </p>
      {account.kind === "guest" && (
        <Section title={t("registration.title")}>
          <RegisterForm />
        </Section>
      )}
      {account.kind === "member" && <EmailSection account={account} />}
      <Section title={t("rename.title")}>
        <RenameForm account={account} />
      </Section>
    </>
  );
}

function Settings({ account }: { readonly account: Account }) {
  return (
    <>
      <ProfileSection />
      <NotificationsLink />
      <VacationSection />
      {account.kind === "member" && <PasswordSection />}
      {account.kind === "member" && <PasskeysSection account={account} />}
      {account.kind === "member" && <TwoFactorSection account={account} />}
      <SessionsSection />
      {account.kind === "member" && <AccessLink kind="apps" />}
      {account.kind === "member" && <AccessLink kind="tokens" />}
      {account.kind === "member" && <BotsLink />}
      <BlockedAccountsSection />
      <DeleteAccountSection account={account} />
      <SignOut isGuest={account.kind === "guest"} />
    </>
  );
}

/** Notifications have a page of their own. */
function NotificationsLink() {
  const tNotifications = useTranslations("notifications");
  return (
    <Section title={tNotifications("title")}>
      <Text as="p" muted>
        {tNotifications("sub")}
      </Text>
      <Text as="p" spaced>
        <Button asChild>
          <Link href="/account/notifications">{tNotifications("open")}</Link>
        </Button>
      </Text>
    </Section>
  );
}

/** Connected apps and access tokens have pages of their own. */
function AccessLink({ kind }: { readonly kind: "apps" | "tokens" }) {
  const t = useTranslations("access");
  return (
    <Section title={t(`${kind}.title`)}>
      <Text as="p" muted>
        {t(`${kind}.sub`)}
      </Text>
      <Text as="p" spaced>
        <Button asChild>
          <Link href={`/account/${kind}`}>{t(`${kind}.open`)}</Link>
        </Button>
      </Text>
    </Section>
  );
}

/** Bot accounts have a page of their own. */
function BotsLink() {
  const t = useTranslations("bots.link");
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t("sub")}
      </Text>
      <Text as="p" spaced>
        <Button asChild>
          <Link href="/account/bots">{t("open")}</Link>
        </Button>
      </Text>
    </Section>
  );
}

/** Guests cannot sign in again, so the text warns them. */
function SignOut({ isGuest }: { readonly isGuest: boolean }) {
  const t = useTranslations("account.signOut");
  const signOut = useSignOut();
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t(isGuest ? "guest" : "member")}
      </Text>
      <Text as="p" spaced>
        <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {t(isGuest ? "forfeit" : "signOut")}
        </Button>
      </Text>
      {signOut.isError && <ProblemAlert failure={signOut.error} />}
    </Section>
  );
}
