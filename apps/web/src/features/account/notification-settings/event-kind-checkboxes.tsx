"use client";

import { notificationKinds } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import type { NotificationKind } from "../../../lib/api-client/types.ts";
import { FieldError, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";

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
    <FieldSet disabled={isBusy}>
      <Legend>{t("webhooks.kinds")}</Legend>
      {notificationKinds.map((kind) => (
        <OptionLabel key={kind}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind))
            }
          />
          <span>{t(`kinds.${kind}`)}</span>
        </OptionLabel>
      ))}
      {wrong !== undefined && (
        <FieldError>
          <Icon name="warning" /> {wrong}
        </FieldError>
      )}
    </FieldSet>
  );
}
