"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, FieldError } from "../../../../ui/field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionDialog } from "../action-dialog.tsx";
import {
  conflictsIn,
  draftErrorIn,
  isSameDraft,
  moved,
  type SeatAssignment,
  seatAssignmentsOf,
  withSeatAssignments,
} from "./draft-seating.ts";

interface EditRoundActionProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

/** Seats players of a draft elsewhere, by hand. */
export function EditRoundAction({ tournament, round }: EditRoundActionProps) {
  const t = useTranslations("directing");
  const [seen, setSeen] = useState(round);
  const [assignments, setSittings] = useState(() => seatAssignmentsOf(round));
  const amended = withSeatAssignments(seen, assignments);
  const fault = draftErrorIn(amended, sizesOf(tournament, seen));
  const isChanged = assignments.some(({ table, to }) => table !== to);
  // What was amended here comes back as the round before the dialog closes.
  const isOvertaken = !isSameDraft(seen, round) && !isSameDraft(amended, round);
  const groups = [...seen.tables.keys(), null].map((table) => assignments.filter((one) => one.table === table));
  const look = () => {
    setSeen(round);
    setSittings(seatAssignmentsOf(round));
  };
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("amendRound", { round: round.round })}
      text={t("amendRoundText")}
      asksReason
      // Whatever else moved on, the draft of this version is the one that was looked at.
      expectedVersion={tournament.version}
      onOpen={look}
      act={(reason) =>
        isChanged && !isOvertaken && fault === undefined
          ? { type: "amend-round", round: round.round, ...amended, reason }
          : null
      }
    >
      {groups.map((group, place) => (
        <TableFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the draft.
          key={place}
          tournament={tournament}
          round={seen}
          assignments={group}
          onMove={(assignment, to) => setSittings(moved(assignments, assignment, to))}
        />
      ))}
      {fault !== undefined && <FieldError>{t(`amendFaults.${fault}`, sizesOf(tournament, seen))}</FieldError>}
      {isOvertaken && (
        <Notice kind="no" title={t("draftChanged")} deed={<Button onClick={look}>{t("lookAgain")}</Button>}>
          {t("draftChangedText")}
        </Notice>
      )}
      <ConflictNotices tournament={tournament} pairs={conflictsIn(amended, tournament.apart)} />
    </ActionDialog>
  );
}

function sizesOf({ plan }: Tournament, { stage }: TournamentRound): { readonly least: number; readonly most: number } {
  const { least = 2, most = 6 } = plan.stages[stage - 1]?.sizes ?? {};
  return { least, most };
}

interface TableFieldsProps extends EditRoundActionProps {
  readonly assignments: readonly SeatAssignment[];
  onMove(assignment: SeatAssignment, to: number | null): void;
}

/** Those of one table, or those without one, each with a menu of where to. */
function TableFields({ tournament, round, assignments, onMove }: TableFieldsProps) {
  const t = useTranslations("directing");
  const playerNames = usePlayerNames(tournament);
  const [first] = assignments;
  if (first === undefined) return null;
  return (
    <fieldset className="resitting">
      <legend>{first.table === null ? t("noTable") : t("tableNumber", { table: first.table + 1 })}</legend>
      <div className="pair">
        {assignments.map((assignment) => (
          <Field key={assignment.seat} label={playerNames(assignment.player).marked}>
            {(tied) => (
              <select
                {...tied}
                value={assignment.to ?? ""}
                onChange={({ target }) => onMove(assignment, target.value === "" ? null : Number(target.value))}
              >
                {round.tables.map(({ table }, place) => (
                  <option key={table} value={place}>
                    {t("tableNumber", { table })}
                  </option>
                ))}
                <option value={round.tables.length}>{t("newTable")}</option>
                <option value="">{t("noTable")}</option>
              </select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

interface ConflictNoticesProps {
  readonly tournament: Tournament;
  readonly pairs: readonly (readonly string[])[];
}

function ConflictNotices({ tournament, pairs }: ConflictNoticesProps) {
  const t = useTranslations("directing");
  const playerNames = usePlayerNames(tournament);
  return pairs.map(([one = "", other = ""]) => (
    <Notice
      key={`${one} ${other}`}
      title={t("together", { one: playerNames(one).marked, other: playerNames(other).marked })}
    />
  ));
}
