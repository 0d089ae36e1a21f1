"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { AbsenceFields } from "./absence-fields.tsx";
import { hasLaterStage, openAbsences } from "./planned-rounds.ts";

interface OwnAbsencesProps {
  readonly tournament: Tournament;
  readonly player: string;
}

/** The rounds that the reader misses: planned absences and requested byes. */
export function OwnAbsences({ tournament, player }: OwnAbsencesProps) {
  const t = useTranslations("tournaments.absences");
  const act = useTournamentAction(tournament.id);
  const { absenceRounds, byeRounds } = tournament.you;
  const own = tournament.players.find((entrant) => entrant.player === player);
  const planned = openAbsences(own?.absences ?? [], absenceRounds);
  const [isOpen, setOpen] = useState(false);
  const [absences, setAbsences] = useState(planned);
  const openOrClose = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setAbsences(planned);
    act.reset();
  };
  if (absenceRounds.length === 0 || own === undefined) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={openOrClose}
      trigger={<Button>{t("plan")}</Button>}
      title={t("title")}
      actions={
        <>
          <Button
            primary
            disabled={act.isPending}
            onClick={() => act.mutate({ type: "plan-absences", absences }, { onSuccess: () => openOrClose(false) })}
          >
            {t("save")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
      {hasLaterStage(tournament) && <p>{t("laterText")}</p>}
      {byeRounds.length > 0 && <p>{t("byeText", { most: tournament.plan.requestedByes?.most ?? 0 })}</p>}
      <AbsenceFields tournament={tournament} absences={absences} onChange={setAbsences} />
      {act.isError && <ProblemAlert failure={act.error} />}
    </Dialog>
  );
}
