"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "../../../components/layout/copy-button.tsx";
import { useOrigin } from "../../../lib/hooks/origin.ts";
import { FieldRow } from "../../../ui/forms/field.tsx";
import { Input } from "../../../ui/forms/input.tsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";

/** The invitation link of the game. */
export function InvitationLink({ code }: { readonly code: string }) {
  const t = useTranslations("lobby.waitingRoom");
  const address = `${useOrigin()}/invitations/${code}`;
  return (
    <section aria-labelledby="invitation">
      <SectionHeading id="invitation" aside={t("invitationHint")}>
        {t("invitation")}
      </SectionHeading>
      <FieldRow>
        <Input readOnly value={address} aria-labelledby="invitation" onFocus={(event) => event.target.select()} />
        <CopyButton text={address} label={t("copy")} />
      </FieldRow>
    </section>
  );
}
