"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentRound } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { useRoll } from "../entrants/use-roll.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { amendedBy, faultIn, isSameDraft, moved, type Sitting, sittingsOf, togetherIn } from "./sittings.ts";

interface AmendRoundProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

/** Seats players of a draft elsewhere, by hand. */
export function AmendRound({ tournament, round }: AmendRoundProps) {
  const say = useTranslations("directing");
  const [seen, setSeen] = useState(round);
  const [sittings, setSittings] = useState(() => sittingsOf(round));
  const amended = amendedBy(seen, sittings);
  const fault = faultIn(amended, sizesOf(tournament, seen));
  const isChanged = sittings.some(({ table, to }) => table !== to);
  // What was amended here comes back as the round before the dialog closes.
  const isOvertaken = !isSameDraft(seen, round) && !isSameDraft(amended, round);
  const groups = [...seen.tables.keys(), null].map((table) => sittings.filter((one) => one.table === table));
  const look = () => {
    setSeen(round);
    setSittings(sittingsOf(round));
  };
  return (
    <DeedDialog
      tournament={tournament.id}
      label={say("amendRound", { round: round.round })}
      text={say("amendRoundText")}
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
          sittings={group}
          onMove={(sitting, to) => setSittings(moved(sittings, sitting, to))}
        />
      ))}
      {fault !== undefined && <FieldError>{say(`amendFaults.${fault}`, sizesOf(tournament, seen))}</FieldError>}
      {isOvertaken && (
        <Alert kind="error" title={say("draftChanged")} action={<Button onClick={look}>{say("lookAgain")}</Button>}>
          {say("draftChangedText")}
        </Alert>
      )}
      <Together tournament={tournament} pairs={togetherIn(amended, tournament.apart)} />
    </DeedDialog>
  );
}

function sizesOf({ plan }: Tournament, { stage }: TournamentRound): { readonly least: number; readonly most: number } {
  const { least = 2, most = 6 } = plan.stages[stage - 1]?.sizes ?? {};
  return { least, most };
}

interface TableFieldsProps extends AmendRoundProps {
  readonly sittings: readonly Sitting[];
  onMove(sitting: Sitting, to: number | null): void;
}

/** Those of one table, or those without one, each with a menu of where to. */
function TableFields({ tournament, round, sittings, onMove }: TableFieldsProps) {
  const say = useTranslations("directing");
  const roll = useRoll(tournament);
  const [first] = sittings;
  if (first === undefined) return null;
  return (
    <fieldset className="resitting">
      <legend>{first.table === null ? say("noTable") : say("tableNumber", { table: first.table + 1 })}</legend>
      <div className="pair">
        {sittings.map((sitting) => (
          <Field key={sitting.seat} label={roll(sitting.player).marked}>
            {(tied) => (
              <select
                {...tied}
                value={sitting.to ?? ""}
                onChange={({ target }) => onMove(sitting, target.value === "" ? null : Number(target.value))}
              >
                {round.tables.map(({ table }, place) => (
                  <option key={table} value={place}>
                    {say("tableNumber", { table })}
                  </option>
                ))}
                <option value={round.tables.length}>{say("newTable")}</option>
                <option value="">{say("noTable")}</option>
              </select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

interface TogetherProps {
  readonly tournament: Tournament;
  readonly pairs: readonly (readonly string[])[];
}

function Together({ tournament, pairs }: TogetherProps) {
  const say = useTranslations("directing");
  const roll = useRoll(tournament);
  return pairs.map(([one = "", other = ""]) => (
    <Alert key={`${one} ${other}`} title={say("together", { one: roll(one).marked, other: roll(other).marked })} />
  ));
}
