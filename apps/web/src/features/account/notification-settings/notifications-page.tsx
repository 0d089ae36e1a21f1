"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { GamesSection } from "./games-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

/** What the reader is notified about, and how: by e-mail, on devices, by webhooks. */
export function NotificationsPage() {
  const t = useTranslations("notifications");
  const session = useSession();
  const account = session.data;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {session.isPending && <Loading label={t("title")} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {account === null && <p>{t("signedOut")}</p>}
      {account && (
        <>
          <PreferencesSection hasAddress={account.isEmailConfirmed} isGuest={account.kind === "guest"} />
          <GamesSection />
          <DevicesSection />
          <WebhooksSection hasAddress={account.isEmailConfirmed} />
        </>
      )}
      <p>
        <Button asChild>
          <Link href="/account">{t("back")}</Link>
        </Button>
      </p>
    </PageShell>
  );
}
