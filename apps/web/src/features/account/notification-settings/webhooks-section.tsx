"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useWebhooks } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { NewSecret } from "./new-secret.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookItem } from "./webhook-item.tsx";
import styles from "./webhooks-section.module.css";

/** URLs that get the reader's notifications too. */
export function WebhooksSection({ hasAddress }: { readonly hasAddress: boolean }) {
  const t = useTranslations("notifications.webhooks");
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = webhooks.data?.webhooks ?? [];
  const made = (fresh: string) => {
    setSecret(fresh);
    setAdding(false);
  };
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {hasAddress
          ? t.rich("text", { spec: (name) => <a href="https://www.standardwebhooks.com">{name}</a> })
          : t("noEmail")}
      </Text>
      {webhooks.isPending && <Loading label={t("title")} height="90px" />}
      {webhooks.isError && <ProblemAlert failure={webhooks.error} />}
      {secret !== null && <NewSecret secret={secret} />}
      <ul className={styles.webhooks}>
        {list.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onSecret={setSecret} />
        ))}
      </ul>
      {isAdding && <WebhookForm onMade={made} onBack={() => setAdding(false)} />}
      {hasAddress && !isAdding && webhooks.isSuccess && (
        <Text as="p" spaced>
          <Button onClick={() => setAdding(true)}>{t("openForm")}</Button>
        </Text>
      )}
    </Section>
  );
}
