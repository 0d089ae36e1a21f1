"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import type { Webhook } from "../../../lib/api-client/types.ts";
import { useChangeWebhook, useDropWebhook, useRenewSecret, useTestWebhook } from "../../../lib/queries/use-telling.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Text } from "../../../ui/text.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EventKindCheckboxes } from "./event-kind-checkboxes.tsx";

interface WebhookLineProps {
  readonly webhook: Webhook;
  onSecret(secret: string): void;
}

/** One address: whether it is told, what it is told, and what became of it. */
export function WebhookItem({ webhook, onSecret }: WebhookLineProps) {
  const say = useTranslations("notices.webhooks");
  const change = useChangeWebhook();
  const test = useTestWebhook(webhook.id);
  const [isBare, setBare] = useState(false);
  const { id, name, url, format, isOn, failingSince } = webhook;
  return (
    <li>
      <h3>
        {name}{" "}
        <Text as="small" muted>
          {say(`formats.${format}`)}
        </Text>
      </h3>
      <Text as="p" muted small className="address">
        {url}
      </Text>
      {!isOn && (
        <Alert
          kind="error"
          title={say("off.title")}
          action={<Button onClick={() => change.mutate({ webhook: id, isOn: true })}>{say("switchOn")}</Button>}
        >
          {say("off.text")}
        </Alert>
      )}
      {isOn && failingSince !== null && (
        <Alert title={say.rich("failing", { when: () => <Since instant={failingSince} /> })} />
      )}
      <p className="deeds">
        <Button disabled={test.isPending} onClick={() => test.mutate()}>
          {say("test")}
        </Button>
        {isOn && (
          <Button disabled={change.isPending} onClick={() => change.mutate({ webhook: id, isOn: false })}>
            {say("switchOff")}
          </Button>
        )}
        <DropButton id={id} />
      </p>
      <Deliveries webhook={id} />
      <Disclosure>
        <summary>{say("more")}</summary>
        <EventKindCheckboxes
          kinds={webhook.kinds}
          wrong={isBare ? say("kindsWrong") : undefined}
          isBusy={change.isPending}
          onChange={(kinds) => {
            setBare(kinds.length === 0);
            if (kinds.length > 0) change.mutate({ webhook: id, kinds: [...kinds] });
          }}
        />
        <RenewSecret id={id} onSecret={onSecret} />
      </Disclosure>
      {test.isError && <ProblemNotice failure={test.error} />}
      {change.isError && <ProblemNotice failure={change.error} />}
    </li>
  );
}

function DropButton({ id }: { readonly id: string }) {
  const say = useTranslations("notices.webhooks");
  const drop = useDropWebhook();
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Button disabled={drop.isPending} onClick={() => (isSure ? drop.mutate(id) : setSure(true))}>
        {say(isSure ? "dropSurely" : "drop")}
      </Button>
      {drop.isError && <ProblemNotice failure={drop.error} />}
    </>
  );
}

function RenewSecret({ id, onSecret }: { readonly id: string; onSecret(secret: string): void }) {
  const say = useTranslations("notices.webhooks.secret");
  const renew = useRenewSecret();
  return (
    <>
      <Text as="p" muted small>
        {say("renewText")}
      </Text>
      <p className="deeds">
        <Button
          disabled={renew.isPending}
          onClick={() => renew.mutate(id, { onSuccess: ({ secret }) => onSecret(secret) })}
        >
          {say("renew")}
        </Button>
      </p>
      {renew.isError && <ProblemNotice failure={renew.error} />}
    </>
  );
}
