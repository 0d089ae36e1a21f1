"use client";

import { notificationKinds } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import type { NotificationKind } from "../../../lib/api-client/types.ts";
import { CheckboxList } from "../../../ui/forms/checkbox-list.tsx";

interface KindChecksProps {
  readonly kinds: readonly NotificationKind[];
  readonly wrong?: string | undefined;
  /** A change is being sent. Another one now would overwrite it. */
  readonly isBusy?: boolean;
  onChange(kinds: readonly NotificationKind[]): void;
}

/** The kinds of events that a webhook gets. */
export function EventKindCheckboxes({ kinds, wrong, isBusy = false, onChange }: KindChecksProps) {
  const t = useTranslations("notifications");
  return (
    <CheckboxList
      legend={t("webhooks.kinds")}
      offered={notificationKinds}
      chosen={kinds}
      wrong={wrong}
      isDisabled={isBusy}
      labelOf={(kind) => t(`kinds.${kind}`)}
      onChange={onChange}
    />
  );
}
