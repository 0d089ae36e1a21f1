"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Field, FieldError } from "../../../../ui/forms/field.tsx";
import { clubMatesIn } from "../../clubs/club-mates.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { FieldRow } from "../../parts/field-row.tsx";
import { roundWords } from "../../parts/round-words.ts";
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
import styles from "./edit-round-action.module.css";

interface EditRoundActionProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

/** Moves players of a drafted round to other tables. */
export function EditRoundAction({ tournament, round }: EditRoundActionProps) {
  const t = useTranslations("tournament-director");
  const edit = useRoundEdit({ tournament, round });
  const { seen, edited, error, groups } = edit;
  const apart = [...tournament.apart, ...(round.areClubsApart ? clubMatesIn(tournament) : [])];
  const conflicts = conflictsIn(edited, apart);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("amendRound", roundWords(tournament, round.round))}
      text={t("amendRoundText")}
      asksReason
      // If something else in the tournament changes, this draft is still the one that was edited.
      expectedVersion={tournament.version}
      onOpen={edit.startOver}
      act={(reason) =>
        edit.canSave
          ? { type: "amend-round", round: round.round, ...edited, mayMeet: conflicts.length > 0, reason }
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
          onMove={edit.move}
        />
      ))}
      {error !== undefined && <FieldError>{t(`amendFaults.${error}`, sizesOf(tournament, seen))}</FieldError>}
      {edit.isOutdated && <OutdatedNotice onReload={edit.startOver} />}
      <ConflictNotices tournament={tournament} pairs={conflicts} />
    </ActionDialog>
  );
}

/** A drafted round while it is edited: the draft when the dialog opened, and the changes. */
function useRoundEdit({ tournament, round }: EditRoundActionProps) {
  const [seen, setSeen] = useState(round);
  const [assignments, setAssignments] = useState(() => seatAssignmentsOf(round));
  const edited = withSeatAssignments(seen, assignments);
  const error = draftErrorIn(edited, sizesOf(tournament, seen));
  const isChanged = assignments.some(({ table, to }) => table !== to);
  // After saving, the edited draft arrives as the round before the dialog closes.
  const isOutdated = !isSameDraft(seen, round) && !isSameDraft(edited, round);
  return {
    seen,
    edited,
    error,
    isOutdated,
    canSave: isChanged && !isOutdated && error === undefined,
    groups: [...seen.tables.keys(), null].map((table) => assignments.filter((one) => one.table === table)),
    move: (assignment: SeatAssignment, to: number | null) => setAssignments(moved(assignments, assignment, to)),
    startOver: () => {
      setSeen(round);
      setAssignments(seatAssignmentsOf(round));
    },
  };
}

function OutdatedNotice({ onReload }: { onReload(): void }) {
  const t = useTranslations("tournament-director");
  return (
    <Alert kind="error" title={t("draftChanged")} action={<Button onClick={onReload}>{t("reload")}</Button>}>
      {t("draftChangedText")}
    </Alert>
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

/** The players of one table, or those without one, each with a menu of tables. */
function TableFields({ tournament, round, assignments, onMove }: TableFieldsProps) {
  const t = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  const [first] = assignments;
  if (first === undefined) return null;
  return (
    <fieldset className={styles.table}>
      <legend>{first.table === null ? t("noTable") : t("tableNumber", { table: first.table + 1 })}</legend>
      <FieldRow>
        {assignments.map((assignment) => (
          <Field key={assignment.seat} label={playerNames(assignment.player).marked}>
            {(controlProps) => (
              <select
                {...controlProps}
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
      </FieldRow>
    </fieldset>
  );
}

interface ConflictNoticesProps {
  readonly tournament: Tournament;
  readonly pairs: readonly (readonly string[])[];
}

function ConflictNotices({ tournament, pairs }: ConflictNoticesProps) {
  const t = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  return pairs.map(([one = "", other = ""]) => (
    <Alert
      key={`${one} ${other}`}
      title={t("together", { one: playerNames(one).marked, other: playerNames(other).marked })}
    />
  ));
}
