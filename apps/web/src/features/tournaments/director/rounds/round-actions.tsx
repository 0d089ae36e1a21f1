"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { fromDatetimeLocal, toDatetimeLocal } from "../../../../components/clocks/datetime-local.ts";
import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { ActionRow } from "../../parts/action-row.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { EditRoundAction } from "./edit-round-action.tsx";

interface RoundActionsProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

/** Publishes, edits or redraws a drafted round; moves the deadline of a running one. */
export function RoundActions({ tournament, round: drafted }: RoundActionsProps) {
  const t = useTranslations("tournament-director");
  const { id, phase } = tournament;
  const { round, state, deadline } = drafted;
  if (phase !== "running" || state === "closed") return null;
  return (
    <ActionRow>
      {state === "drafted" && (
        <>
          <ActionDialog
            tournament={id}
            label={t("publishRound", roundWords(tournament, round))}
            text={t("publishRoundText", { boards: boardsOf(tournament, drafted) })}
            isMain
            act={() => ({ type: "publish-round", round })}
          />
          <EditRoundAction tournament={tournament} round={drafted} />
          <ActionDialog
            tournament={id}
            label={t("redrawRound", roundWords(tournament, round))}
            text={t("redrawRoundText")}
            asksReason
            act={(reason) => ({ type: "redraw-round", round, reason })}
          />
        </>
      )}
      {drafted.clock === null && <DeadlineAction tournament={tournament} round={round} deadline={deadline} />}
    </ActionRow>
  );
}

/** On physical boards, the director starts the clock of a round by hand. */
function boardsOf({ plan }: Tournament, { clock }: TournamentRound): "online" | "physical" | "clock" {
  if (plan.boards !== "physical") return "online";
  return clock === null ? "physical" : "clock";
}

interface DeadlineActionProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly deadline: string | null;
}

function DeadlineAction({ tournament, round, deadline }: DeadlineActionProps) {
  const t = useTranslations("tournament-director");
  const [newDeadline, setNewDeadline] = useState(toDatetimeLocal(deadline));
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("moveDeadline", roundWords(tournament, round))}
      text={t("moveDeadlineText")}
      asksReason
      onOpen={() => setNewDeadline(toDatetimeLocal(deadline))}
      act={(reason) => ({
        type: "move-deadline",
        round,
        deadline: fromDatetimeLocal(newDeadline),
        reason,
      })}
    >
      <Field label={t("deadline")} hint={t("deadlineHint")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="datetime-local"
            value={newDeadline}
            onChange={(event) => setNewDeadline(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
