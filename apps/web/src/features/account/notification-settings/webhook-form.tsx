"use client";

import { deliveries, notifications } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { NotificationKind } from "../../../lib/api-client/types.ts";
import { useAddWebhook } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Field, Form } from "../../../ui/forms/field.tsx";
import { EventKindCheckboxes } from "./event-kind-checkboxes.tsx";

interface WebhookFormProps {
  onMade(secret: string): void;
  onBack(): void;
}

/** A new webhook: its name, its URL and its events. */
export function WebhookForm({ onMade, onBack }: WebhookFormProps) {
  const t = useTranslations("notifications.webhooks");
  const add = useAddWebhook();
  const [kinds, setKinds] = useState<readonly NotificationKind[]>(notifications.notificationKinds.filter(isUsual));
  const [wrong, setWrong] = useState<ReadonlySet<unknown>>(new Set());

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const input = { name: given.get("name"), url: given.get("url"), kinds };
    const parsed = deliveries.newWebhook.safeParse(input);
    setWrong(new Set(parsed.error?.issues.map(({ path }) => path[0])));
    if (parsed.success) {
      const { format: _, ...webhook } = parsed.data;
      add.mutate(webhook, { onSuccess: ({ secret }) => onMade(secret) });
    }
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Field label={t("name")} error={wrong.has("name") ? t("nameWrong") : undefined}>
        {(controlProps) => <input {...controlProps} name="name" autoComplete="off" />}
      </Field>
      <Field label={t("url")} hint={t("urlHint")} error={wrong.has("url") ? t("urlWrong") : undefined}>
        {(controlProps) => (
          <input {...controlProps} name="url" type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <EventKindCheckboxes kinds={kinds} onChange={setKinds} wrong={wrong.has("kinds") ? t("kindsWrong") : undefined} />
      <InlineButtons>
        <Button primary type="submit" disabled={add.isPending}>
          {t("add")}
        </Button>
        <Button onClick={onBack}>{t("cancel")}</Button>
      </InlineButtons>
      {add.isError && <ProblemAlert failure={add.error} />}
    </Form>
  );
}

const isUsual = (kind: NotificationKind) => kind !== "substitute" && kind !== "talk";
