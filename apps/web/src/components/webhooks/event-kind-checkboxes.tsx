"use client";

import { useTranslations } from "next-intl";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import { CheckboxList } from "../../ui/forms/checkbox-list.tsx";
import { useEventKinds } from "./use-event-kinds.ts";

interface KindChecksProps {
  readonly place: WebhookPlace;
  readonly kinds: readonly string[];
  readonly wrong?: string | undefined;
  /** A change is being sent. Another one now would overwrite it. */
  readonly isBusy?: boolean;
  onChange(kinds: readonly string[]): void;
}

/** The kinds of events that a webhook gets. */
export function EventKindCheckboxes({ place, kinds, wrong, isBusy = false, onChange }: KindChecksProps) {
  const t = useTranslations("notifications");
  const { offered, labelOf } = useEventKinds(place);
  return (
    <CheckboxList
      legend={t("webhooks.kinds")}
      offered={offered}
      chosen={kinds}
      wrong={wrong}
      isDisabled={isBusy}
      labelOf={labelOf}
      onChange={onChange}
    />
  );
}
