"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { ClubInput } from "../../clubs/club-input.tsx";
import { clubsIn } from "../../clubs/club-mates.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { FieldRow } from "../../parts/field-row.tsx";
import { ActionDialog } from "../action-dialog.tsx";

/** A director enters the clubs of all players. */
export function SetClubsAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-clubs.set");
  const playerNames = usePlayerNames(tournament);
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map());
  const players = tournament.players.filter(({ status }) => status !== "withdrawn");
  if (players.length === 0) return null;
  const clubs = players.flatMap(({ player, club }) => {
    const text = edited.get(player)?.trim() ?? club ?? "";
    return text === (club ?? "") ? [] : [{ player, club: text === "" ? null : text }];
  });
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("label")}
      text={t("text")}
      onOpen={() => setEdited(new Map())}
      act={() => (clubs.length === 0 ? null : { type: "set-clubs", clubs })}
    >
      <FieldRow>
        {players.map(({ player, club }) => (
          <Field key={player} label={playerNames(player).marked}>
            {(controlProps) => (
              <ClubInput
                {...controlProps}
                known={clubsIn(tournament)}
                value={edited.get(player) ?? club ?? ""}
                onChange={(text) => setEdited(new Map(edited).set(player, text))}
              />
            )}
          </Field>
        ))}
      </FieldRow>
    </ActionDialog>
  );
}
