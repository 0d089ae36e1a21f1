"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentRound } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { ActionDialog } from "../director/action-dialog.tsx";

interface ClockControlsProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

const steps = [-5, 5, 15] as const;

/** Starts, pauses and extends the clock of a round, and sets the text below it. */
export function ClockControls({ tournament, round: { round, clock, state } }: ClockControlsProps) {
  const t = useTranslations("club-evening.clock");
  const act = useTournamentAction(tournament.id);
  const isRunning = clock?.state === "running";
  return (
    <>
      <ButtonRow as="p" isGrowing={false}>
        {clock !== null && state === "published" && (
          <>
            <Button
              primary
              disabled={act.isPending}
              onClick={() => act.mutate({ type: isRunning ? "pause-clock" : "start-clock", round })}
            >
              {t(isRunning ? "pause" : "start")}
            </Button>
            {steps.map((minutes) => (
              <Button
                key={minutes}
                disabled={act.isPending}
                onClick={() => act.mutate({ type: "extend-clock", round, minutes })}
              >
                {t(minutes < 0 ? "shorten" : "extend", { minutes: Math.abs(minutes) })}
              </Button>
            ))}
          </>
        )}
        <ClockTextAction tournament={tournament} />
      </ButtonRow>
      {act.isError && <ProblemAlert failure={act.error} />}
    </>
  );
}

function ClockTextAction({ tournament: { id, clockText } }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.clock");
  const [text, setText] = useState(clockText ?? "");
  return (
    <ActionDialog
      tournament={id}
      label={t("setText")}
      text={t("setTextHint")}
      onOpen={() => setText(clockText ?? "")}
      act={() => (text.trim() === (clockText ?? "") ? null : { type: "set-clock-text", text: text.trim() })}
    >
      <Field label={t("text")} hint={t("textHint")}>
        {(controlProps) => (
          <input {...controlProps} maxLength={140} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
    </ActionDialog>
  );
}
