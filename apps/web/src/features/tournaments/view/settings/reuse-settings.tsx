"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { NewTournament, Tournament } from "../../../../lib/api-client/types.ts";
import { useSession } from "../../../../lib/queries/account/use-session.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { draftOf, planOf } from "../../edit/draft/draft.ts";
import { SaveTemplate } from "../../edit/start/save-template.tsx";
import { ActionRow } from "../../parts/action-row.tsx";

/** Another tournament with the same settings, now or later. */
export function ReuseSettings({ tournament: { id, plan } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-templates");
  const session = useSession();
  if (!session.data) return null;
  const settings: NewTournament = planOf(draftOf(plan));
  return (
    <ActionRow>
      <Button asChild>
        <Link href={`/tournaments/new?copy=${id}`}>{t("copy")}</Link>
      </Button>
      <SaveTemplate plan={settings} name={plan.name.slice(0, 60)} />
    </ActionRow>
  );
}
