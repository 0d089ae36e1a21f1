"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldRow } from "../../../ui/forms/field.tsx";
import { ClubInput } from "./club-input.tsx";
import { clubsIn } from "./club-mates.ts";

/** The club of the reader, until the start of a tournament that keeps clubs apart. */
export function OwnClub({ tournament, player }: { readonly tournament: Tournament; readonly player: string }) {
  const own = tournament.players.find((entrant) => entrant.player === player);
  const isOpen = tournament.phase === "open" && (tournament.plan.clubsApart ?? null) !== null;
  if (!isOpen || own === undefined || own.status === "withdrawn") return null;
  return <ClubForm key={own.club} tournament={tournament} club={own.club ?? ""} />;
}

function ClubForm({ tournament, club: before }: { readonly tournament: Tournament; readonly club: string }) {
  const t = useTranslations("tournament-clubs.own");
  const act = useTournamentAction(tournament.id);
  const [club, setClub] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ type: "set-own-club", club: club.trim() === "" ? null : club.trim() });
  };
  return (
    <form onSubmit={save}>
      <FieldRow>
        <Field label={t("label")} hint={t("hint")}>
          {(controlProps) => (
            <ClubInput {...controlProps} known={clubsIn(tournament)} value={club} onChange={setClub} />
          )}
        </Field>
        <Button type="submit" disabled={act.isPending || club.trim() === before}>
          {t("save")}
        </Button>
      </FieldRow>
      {act.isError && <ProblemAlert failure={act.error} />}
    </form>
  );
}
