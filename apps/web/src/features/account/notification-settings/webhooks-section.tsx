"use client";

import { useTranslations } from "next-intl";
import { WebhookList } from "../../../components/webhooks/webhook-list.tsx";
import { Section } from "../../../ui/layout/section.tsx";

/** URLs that get the reader's notifications too. */
export function WebhooksSection({ hasAddress }: { readonly hasAddress: boolean }) {
  const t = useTranslations("notifications.webhooks");
  const text = hasAddress
    ? t.rich("text", { spec: (name) => <a href="https://www.standardwebhooks.com">{name}</a> })
    : t("noEmail");
  return (
    <Section title={t("title")}>
      <WebhookList place={{ type: "account" }} text={text} mayAdd={hasAddress} />
    </Section>
  );
}
