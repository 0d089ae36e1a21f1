"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import { RulesetField, useChosenRuleset } from "../parts/ruleset-field.tsx";
import { DemoTournament, FillTournament } from "./demo-tournament.tsx";

/** Games and tournaments of bots, to watch. */
export function DemoSection() {
  const t = useTranslations("admin.demo");
  return (
    <Section title={t("title")}>
      <ActionRow>
        <DemoGame />
        <DemoTournament />
        <FillTournament />
      </ActionRow>
    </Section>
  );
}

function DemoGame() {
  const t = useTranslations("admin.demo");
  const { ruleset, choose } = useChosenRuleset();
  const [seatsWanted, setSeats] = useState(3);
  const { min = 2, max = 6 } = ruleset?.seats ?? {};
  const seats = Math.min(max, Math.max(min, seatsWanted));
  const open = useAdminMutation((reason: string) =>
    adminRequests.createDemoGame({ ruleset: ruleset?.id ?? "", seats, bot: "medium", reason }),
  );
  return (
    <>
      <ReasonDialog
        action={t("startGame")}
        title={t("startGameTitle")}
        onConfirm={(reason) => open.mutateAsync(reason)}
      >
        <RulesetField ruleset={ruleset?.id} onChoose={choose} />
        <NumberField label={t("seats")} from={min} to={max} value={seatsWanted} onChange={setSeats} />
      </ReasonDialog>
      {open.data && (
        <Alert kind="success" title={t("gameStarted")}>
          <Link href={`/games/${open.data.id}`}>{t("watch")}</Link>
        </Alert>
      )}
    </>
  );
}
