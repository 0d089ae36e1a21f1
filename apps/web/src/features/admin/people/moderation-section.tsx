"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import type { Person } from "./person-page.tsx";

const spans = ["1", "7", "30", "365", "never"] as const;

/** Mutes, bans or signs out an account. */
export function ModerationSection({ person: { account, name, sanctions, sessions } }: { readonly person: Person }) {
  const t = useTranslations("admin.moderation");
  const [span, setSpan] = useState<(typeof spans)[number]>("7");
  const sanction = useAdminMutation(({ kind, reason }: { kind: "mute" | "ban"; reason: string }) =>
    adminRequests.sanction(account, { kind, reason, days: span === "never" ? null : Number(span) }),
  );
  const signOut = useAdminMutation((reason: string) => adminRequests.signOut(account, reason));
  const howLong = (
    <Field label={t("duration")}>
      {(controlProps) => (
        <select {...controlProps} value={span} onChange={({ target }) => setSpan(target.value as typeof span)}>
          {spans.map((days) => (
            <option key={days} value={days}>
              {t("days", { days })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <Section title={t("title")} aside={t("note")}>
      <ActionRow>
        {(["mute", "ban"] as const).map((kind) => (
          <ReasonDialog
            key={kind}
            action={t(kind)}
            title={t(`${kind}Title`, { name })}
            text={t(`${kind}Text`)}
            isDisabled={sanctions.includes(kind)}
            onConfirm={(reason) => sanction.mutateAsync({ kind, reason })}
          >
            {howLong}
          </ReasonDialog>
        ))}
        <ReasonDialog
          action={t("signOut")}
          title={t("signOutTitle", { name })}
          isDisabled={sessions.length === 0}
          onConfirm={(reason) => signOut.mutateAsync(reason)}
        />
      </ActionRow>
    </Section>
  );
}
