"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NumberField } from "../../../components/form/number-field.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import { useDeed } from "../../../lib/queries/use-desk.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { RulesetField, useChosenRuleset } from "../layout/ruleset-field.tsx";
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
  const [wished, setSeats] = useState(3);
  const { min = 2, max = 6 } = ruleset?.seats ?? {};
  const seats = Math.min(max, Math.max(min, wished));
  const open = useDeed((reason: string) =>
    deskRequests.openDemo({ ruleset: ruleset?.id ?? "", seats, bot: "greedy", reason }),
  );
  return (
    <>
      <ReasonDialog
        action={t("startGame")}
        title={t("startGameTitle")}
        onConfirm={(reason) => open.mutateAsync(reason)}
      >
        <RulesetField ruleset={ruleset?.id} onChoose={choose} />
        <NumberField label={t("seats")} from={min} to={max} value={wished} onChange={setSeats} />
      </ReasonDialog>
      {open.data && (
        <Alert kind="success" title={t("gameStarted")}>
          <Link href={`/games/${open.data.id}`}>{t("watch")}</Link>
        </Alert>
      )}
    </>
  );
}
