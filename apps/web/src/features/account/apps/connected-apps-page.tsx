"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useConnectedApps } from "../../../lib/queries/account/use-apps.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "../access/access-tokens.module.css";
import { ConnectedAppItem } from "./connected-app-item.tsx";

/** The apps that the reader allowed to act for them. */
export function ConnectedAppsPage() {
  const t = useTranslations("access.apps");
  const session = useSession();
  const account = session.data;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <p>{t("text")}</p>
      {session.isPending && <Loading label={t("title")} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {account === null && <p>{t("signedOut")}</p>}
      {account?.kind === "guest" && <p>{t("guest")}</p>}
      {account?.kind === "member" && (
        <Section title={t("yours")}>
          <AppList />
        </Section>
      )}
      <p>
        <Button asChild>
          <Link href="/account">{t("back")}</Link>
        </Button>
      </p>
    </PageShell>
  );
}

function AppList() {
  const t = useTranslations("access.apps");
  const apps = useConnectedApps();
  if (apps.isPending) return <Loading label={t("title")} height="90px" />;
  if (apps.isError) return <ProblemAlert failure={apps.error} />;
  const list = apps.data.apps;
  if (list.length === 0)
    return (
      <Text as="p" muted>
        {t("empty")}
      </Text>
    );
  return (
    <ul className={styles.tokens}>
      {list.map((app) => (
        <ConnectedAppItem key={app.id} app={app} />
      ))}
    </ul>
  );
}
