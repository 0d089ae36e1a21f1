"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { instantIn, localField } from "../../../components/clocks/local-field.ts";
import type { Tournament, TournamentRound } from "../../../lib/api-client/types.ts";
import { Field } from "../../../ui/field.tsx";
import { AmendRound } from "./amend-round.tsx";
import { DeedDialog } from "./deed-dialog.tsx";

interface RoundDeedsProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

/** A drafted round is published, amended or drawn anew; a round that is played may get more time. */
export function RoundDeeds({ tournament, round: drafted }: RoundDeedsProps) {
  const say = useTranslations("directing");
  const { id, phase } = tournament;
  const { round, state, deadline } = drafted;
  if (phase !== "running" || state === "closed") return null;
  return (
    <p className="deeds">
      {state === "drafted" && (
        <>
          <DeedDialog
            tournament={id}
            label={say("publishRound", { round })}
            text={say("publishRoundText")}
            isMain
            act={() => ({ type: "publish-round", round })}
          />
          <AmendRound tournament={tournament} round={drafted} />
          <DeedDialog
            tournament={id}
            label={say("redrawRound", { round })}
            text={say("redrawRoundText")}
            asksReason
            act={(reason) => ({ type: "redraw-round", round, reason })}
          />
        </>
      )}
      <DeadlineDeed tournament={id} round={round} deadline={deadline} />
    </p>
  );
}

interface DeadlineDeedProps {
  readonly tournament: string;
  readonly round: number;
  readonly deadline: string | null;
}

function DeadlineDeed({ tournament, round, deadline }: DeadlineDeedProps) {
  const say = useTranslations("directing");
  const [wished, setWished] = useState(localField(deadline));
  return (
    <DeedDialog
      tournament={tournament}
      label={say("moveDeadline", { round })}
      text={say("moveDeadlineText")}
      asksReason
      onOpen={() => setWished(localField(deadline))}
      act={(reason) => ({
        type: "move-deadline",
        round,
        deadline: instantIn(wished),
        reason,
      })}
    >
      <Field label={say("deadline")} hint={say("deadlineHint")}>
        {(tied) => (
          <input {...tied} type="datetime-local" value={wished} onChange={(event) => setWished(event.target.value)} />
        )}
      </Field>
    </DeedDialog>
  );
}
