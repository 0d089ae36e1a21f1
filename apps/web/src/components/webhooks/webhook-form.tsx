"use client";

import { isReadable, webhookNameLengthMax } from "@seneschal/schema/form-checks";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import { useAddWebhook } from "../../lib/queries/account/use-webhooks.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { InlineButtons } from "../../ui/buttons/inline-buttons.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { EventKindCheckboxes } from "./event-kind-checkboxes.tsx";
import { useEventKinds } from "./use-event-kinds.ts";

interface WebhookFormProps {
  readonly place: WebhookPlace;
  onMade(secret: string): void;
  onBack(): void;
}

/** A new webhook: its name, its URL and its events. */
export function WebhookForm({ place, onMade, onBack }: WebhookFormProps) {
  const t = useTranslations("notifications.webhooks");
  const add = useAddWebhook(place);
  const { usual } = useEventKinds(place);
  const [kinds, setKinds] = useState(usual);
  const [wrong, setWrong] = useState<readonly (keyof NewWebhook)[]>([]);

  const send = (given: FormData) => {
    const webhook = { name: String(given.get("name")), url: String(given.get("url")), kinds: [...kinds] };
    const faults = faultsIn(webhook);
    setWrong(faults);
    if (faults.length === 0) add.mutate(webhook, { onSuccess: ({ secret }) => onMade(secret) });
  };

  return (
    <Form onSend={send} noValidate>
      <Field label={t("name")} error={wrong.includes("name") ? t("nameWrong") : undefined}>
        {(controlProps) => <input {...controlProps} name="name" autoComplete="off" />}
      </Field>
      <Field label={t("url")} hint={t("urlHint")} error={wrong.includes("url") ? t("urlWrong") : undefined}>
        {(controlProps) => (
          <input {...controlProps} name="url" type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <EventKindCheckboxes
        place={place}
        kinds={kinds}
        onChange={setKinds}
        wrong={wrong.includes("kinds") ? t("kindsWrong") : undefined}
      />
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

interface NewWebhook {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
}

/** The fields that must be changed. */
function faultsIn({ name, url, kinds }: NewWebhook): readonly (keyof NewWebhook)[] {
  return [
    ...(isReadable(name, webhookNameLengthMax) ? [] : (["name"] as const)),
    ...(URL.canParse(url) && new URL(url).protocol === "https:" ? [] : (["url"] as const)),
    ...(kinds.length > 0 ? [] : (["kinds"] as const)),
  ];
}
