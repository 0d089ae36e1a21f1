"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import { useSetup } from "../../lib/queries/account/use-setup.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { FirstAdministrator } from "./first-administrator.tsx";

/** For the person who started the server: makes the first administrator, and shows unsent e-mails. */
export function SetupPage() {
  const t = useTranslations("account.setup");
  const setup = useSetup();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={setup.isSuccess ? t("sub") : undefined} />
      {setup.isPending && <Loading label={t("loading")} height="200px" />}
      {setup.isError && <SetupClosed failure={setup.error} />}
      {setup.isSuccess && (
        <>
          <FirstAdministrator {...setup.data} />
          {setup.data.hasDevMailbox && <MailboxAccess />}
        </>
      )}
    </PageShell>
  );
}

function SetupClosed({ failure }: { readonly failure: unknown }) {
  const t = useTranslations("account.setup");
  const { code } = problemOf(failure);
  const isClosed = code === "not-found" || code === "link-spent";
  if (!isClosed) return <ProblemAlert failure={failure} />;
  return (
    <Alert kind="error" title={t("closed")}>
      {t("closedText")}
    </Alert>
  );
}

function MailboxAccess() {
  const t = useTranslations("account.setup");
  return (
    <Section title={t("mailbox")}>
      <Text as="p" muted>
        {t("mailboxText")}
      </Text>
      <Text as="p" spaced>
        <Button asChild>
          <Link href="/dev/mailbox">{t("openMailbox")}</Link>
        </Button>
      </Text>
    </Section>
  );
}
