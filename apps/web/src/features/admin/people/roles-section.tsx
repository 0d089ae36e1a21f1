"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import { OptionRow } from "../parts/option-row.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import type { Person } from "./person-page.tsx";

const roles = ["moderator", "director", "administrator"] as const;
type Role = (typeof roles)[number];

/** The roles of an account. Only administrators can change them. */
export function RolesSection({ person: { account, name, roles: own } }: { readonly person: Person }) {
  const t = useTranslations("admin.people");
  const mayChange = useSession().data?.roles.includes("administrator") ?? false;
  const [chosen, setChosen] = useState<readonly Role[]>();
  const held = chosen ?? own;
  const change = useAdminMutation((reason: string) => adminRequests.changeRoles(account, { roles: [...held], reason }));
  if (!mayChange) return null;
  return (
    <Section title={t("roles")}>
      <OptionRow>
        <VisuallyHidden as="legend">{t("rolesOf", { name })}</VisuallyHidden>
        {roles.map((role) => (
          <OptionLabel key={role}>
            <input
              type="checkbox"
              checked={held.includes(role)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...held, role] : held.filter((other) => other !== role))
              }
            />
            {t(`roleNames.${role}`)}
          </OptionLabel>
        ))}
      </OptionRow>
      <ReasonDialog
        action={t("changeRoles")}
        title={t("rolesOf", { name })}
        isDisabled={held.length === own.length && held.every((role) => own.includes(role))}
        onConfirm={(reason) => change.mutateAsync(reason).then(() => setChosen(undefined))}
      />
    </Section>
  );
}
