"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Entrant, Tournament } from "../../../../lib/api-client/types.ts";
import { AbsenceFields } from "../../absences/absence-fields.tsx";
import { hasLaterStage, openAbsences } from "../../absences/planned-rounds.ts";
import { ActionDialog } from "../action-dialog.tsx";

interface AbsencesActionProps {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
  readonly name: string;
}

/** The rounds that a player misses, entered by a director. */
export function AbsencesAction({ tournament, entrant, name }: AbsencesActionProps) {
  const t = useTranslations("tournaments.absences");
  const { absenceRounds } = tournament.you;
  const planned = openAbsences(entrant.absences, absenceRounds);
  const [absences, setAbsences] = useState(planned);
  if (absenceRounds.length === 0) return null;
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t("planOf")}
      of={name}
      text={t("textOf")}
      asksReason
      onOpen={() => setAbsences(planned)}
      act={(reason) => ({ type: "plan-absences-of", player: entrant.player, absences, reason })}
    >
      {hasLaterStage(tournament) && <p>{t("laterText")}</p>}
      <AbsenceFields tournament={tournament} absences={absences} onChange={setAbsences} />
    </ActionDialog>
  );
}
