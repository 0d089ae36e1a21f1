"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AnyWebhook, WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useTestWebhook,
} from "../../lib/queries/account/use-webhooks.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { InlineButtons } from "../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Disclosure } from "../../ui/layout/disclosure.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Since } from "../clocks/since.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EventKindCheckboxes } from "./event-kind-checkboxes.tsx";
import styles from "./webhook-list.module.css";

interface WebhookItemProps {
  readonly place: WebhookPlace;
  readonly webhook: AnyWebhook;
  onSecret(secret: string): void;
}

/** A webhook: whether it is on, what it is sent, and its last deliveries. */
export function WebhookItem({ place, webhook, onSecret }: WebhookItemProps) {
  const t = useTranslations("notifications.webhooks");
  const change = useChangeWebhook(place);
  const test = useTestWebhook(place, webhook.id);
  const { id, name, url, format } = webhook;
  const props = { place, webhook, change, test };
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
      <Deliveries place={place} webhook={id} />
      <Disclosure>
        <summary>{t("details")}</summary>
        <WebhookKinds {...props} />
        <RenewSecret place={place} id={id} onSecret={onSecret} />
      </Disclosure>
      {test.isError && <ProblemAlert failure={test.error} />}
      {change.isError && <ProblemAlert failure={change.error} />}
    </li>
  );
}

interface PartProps {
  readonly place: WebhookPlace;
  readonly webhook: AnyWebhook;
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

function WebhookButtons({ place, webhook: { id, isOn }, change, test }: PartProps) {
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
      <DropButton place={place} id={id} />
    </InlineButtons>
  );
}

function WebhookKinds({ place, webhook, change }: PartProps) {
  const t = useTranslations("notifications.webhooks");
  const [isEmpty, setEmpty] = useState(false);
  return (
    <EventKindCheckboxes
      place={place}
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

interface OneWebhookProps {
  readonly place: WebhookPlace;
  readonly id: string;
}

function DropButton({ place, id }: OneWebhookProps) {
  const t = useTranslations("notifications.webhooks");
  const drop = useDeleteWebhook(place);
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

function RenewSecret({ place, id, onSecret }: OneWebhookProps & Pick<WebhookItemProps, "onSecret">) {
  const t = useTranslations("notifications.webhooks.secret");
  const renew = useRenewSecret(place);
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
