"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Webhook } from "../../../lib/api-client/types.ts";
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useTestWebhook,
} from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EventKindCheckboxes } from "./event-kind-checkboxes.tsx";
import styles from "./webhooks-section.module.css";

interface WebhookItemProps {
  readonly webhook: Webhook;
  onSecret(secret: string): void;
}

/** A webhook: whether it is on, what it is sent, and its last deliveries. */
export function WebhookItem({ webhook, onSecret }: WebhookItemProps) {
  const t = useTranslations("notifications.webhooks");
  const change = useChangeWebhook();
  const test = useTestWebhook(webhook.id);
  const { id, name, url, format } = webhook;
  const props = { webhook, change, test };
  return (
    <li>
      <h3>
        {name}{" "}
        <Text as="small" muted>
          {t(`formats.${format}`)}
        </Text>
      </h3>
      <Text as="p" muted small className={styles.address}>
        {url}
      </Text>
      <WebhookStatus {...props} />
      <WebhookButtons {...props} />
      <Deliveries webhook={id} />
      <Disclosure>
        <summary>{t("details")}</summary>
        <WebhookKinds {...props} />
        <RenewSecret id={id} onSecret={onSecret} />
      </Disclosure>
      {test.isError && <ProblemAlert failure={test.error} />}
      {change.isError && <ProblemAlert failure={change.error} />}
    </li>
  );
}

interface PartProps {
  readonly webhook: Webhook;
  readonly change: ReturnType<typeof useChangeWebhook>;
  readonly test: ReturnType<typeof useTestWebhook>;
}

function WebhookStatus({ webhook: { id, isOn, failingSince }, change }: PartProps) {
  const t = useTranslations("notifications.webhooks");
  if (!isOn) {
    return (
      <Alert
        kind="error"
        title={t("off.title")}
        action={<Button onClick={() => change.mutate({ webhook: id, isOn: true })}>{t("switchOn")}</Button>}
      >
        {t("off.text")}
      </Alert>
    );
  }
  if (failingSince === null) return null;
  return <Alert title={t.rich("failing", { when: () => <Since instant={failingSince} /> })} />;
}

function WebhookButtons({ webhook: { id, isOn }, change, test }: PartProps) {
  const t = useTranslations("notifications.webhooks");
  return (
    <InlineButtons>
      <Button disabled={test.isPending} onClick={() => test.mutate()}>
        {t("test")}
      </Button>
      {isOn && (
        <Button disabled={change.isPending} onClick={() => change.mutate({ webhook: id, isOn: false })}>
          {t("switchOff")}
        </Button>
      )}
      <DropButton id={id} />
    </InlineButtons>
  );
}

function WebhookKinds({ webhook, change }: PartProps) {
  const t = useTranslations("notifications.webhooks");
  const [isEmpty, setEmpty] = useState(false);
  return (
    <EventKindCheckboxes
      kinds={webhook.kinds}
      wrong={isEmpty ? t("kindsWrong") : undefined}
      isBusy={change.isPending}
      onChange={(kinds) => {
        setEmpty(kinds.length === 0);
        if (kinds.length > 0) change.mutate({ webhook: webhook.id, kinds: [...kinds] });
      }}
    />
  );
}

function DropButton({ id }: { readonly id: string }) {
  const t = useTranslations("notifications.webhooks");
  const drop = useDeleteWebhook();
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Button disabled={drop.isPending} onClick={() => (isSure ? drop.mutate(id) : setSure(true))}>
        {t(isSure ? "confirmRemoval" : "remove")}
      </Button>
      {drop.isError && <ProblemAlert failure={drop.error} />}
    </>
  );
}

function RenewSecret({ id, onSecret }: { readonly id: string; onSecret(secret: string): void }) {
  const t = useTranslations("notifications.webhooks.secret");
  const renew = useRenewSecret();
  return (
    <>
      <Text as="p" muted small>
        {t("renewText")}
      </Text>
      <InlineButtons>
        <Button
          disabled={renew.isPending}
          onClick={() => renew.mutate(id, { onSuccess: ({ secret }) => onSecret(secret) })}
        >
          {t("renew")}
        </Button>
      </InlineButtons>
      {renew.isError && <ProblemAlert failure={renew.error} />}
    </>
  );
}
