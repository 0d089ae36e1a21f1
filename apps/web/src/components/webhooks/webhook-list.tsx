"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import { useWebhooks } from "../../lib/queries/account/use-webhooks.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { NewSecret } from "./new-secret.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookItem } from "./webhook-item.tsx";
import styles from "./webhook-list.module.css";

interface WebhookListProps {
  readonly place: WebhookPlace;
  /** What is sent to them, or what is missing to add one. */
  readonly text: ReactNode;
  readonly mayAdd: boolean;
}

/** The webhooks of an account, a game or a tournament, and a form to add one. */
export function WebhookList({ place, text, mayAdd }: WebhookListProps) {
  const t = useTranslations("notifications.webhooks");
  const webhooks = useWebhooks(place);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = webhooks.data?.webhooks ?? [];
  const made = (fresh: string) => {
    setSecret(fresh);
    setAdding(false);
  };
  return (
    <div className={styles.list}>
      <Text as="p" muted>
        {text}
      </Text>
      {webhooks.isPending && <Loading label={t("title")} height="90px" />}
      {webhooks.isError && <ProblemAlert failure={webhooks.error} />}
      {secret !== null && <NewSecret secret={secret} />}
      {list.length > 0 && (
        <ul className={styles.webhooks}>
          {list.map((webhook) => (
            <WebhookItem key={webhook.id} place={place} webhook={webhook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {isAdding && <WebhookForm place={place} onMade={made} onBack={() => setAdding(false)} />}
      {mayAdd && !isAdding && webhooks.isSuccess && (
        <p>
          <Button onClick={() => setAdding(true)}>{t("openForm")}</Button>
        </p>
      )}
    </div>
  );
}
