"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { ClubPlanFields, type ClubsApart } from "../../clubs/club-plan-fields.tsx";
import { ActionDialog } from "../action-dialog.tsx";

/** After the start: members of the same club are kept apart, or may meet. */
export function KeepClubsApartAction({ tournament: { id, plan } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-clubs.change");
  const before = plan.clubsApart ?? null;
  const [clubsApart, setClubsApart] = useState<ClubsApart>(before);
  const isWhole = clubsApart?.rounds === undefined || clubsApart.rounds === null || Number.isInteger(clubsApart.rounds);
  return (
    <ActionDialog
      tournament={id}
      label={t("label")}
      text={t("text")}
      asksReason
      onOpen={() => setClubsApart(before)}
      act={(reason) => (isWhole ? { type: "keep-clubs-apart", clubsApart, reason } : null)}
    >
      <ClubPlanFields value={clubsApart} onChange={setClubsApart} />
    </ActionDialog>
  );
}
