"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useConnectedApps } from "../../../lib/queries/account/use-apps.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "../access/access-tokens.module.css";
import { AccountSubpage } from "../account-subpage.tsx";
import { ConnectedAppItem } from "./connected-app-item.tsx";

/** The apps that the reader allowed to act for them. */
export function ConnectedAppsPage() {
  const t = useTranslations("access.apps");
  return (
    <AccountSubpage
      title={t("title")}
      sub={t("sub")}
      intro={<p>{t("text")}</p>}
      signedOut={t("signedOut")}
      guest={t("guest")}
      back={t("back")}
    >
      {() => (
        <Section title={t("yours")}>
          <AppList />
        </Section>
      )}
    </AccountSubpage>
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
