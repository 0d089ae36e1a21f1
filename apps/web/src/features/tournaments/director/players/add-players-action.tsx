"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { PlayerList, Tournament } from "../../../../lib/api-client/types.ts";
import { useReadPlayerList } from "../../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field, FieldHint } from "../../../../ui/forms/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { entrantsIn } from "./listed-entrants.ts";
import { PlayerListPreview } from "./player-list-preview.tsx";

/** Enters players from a pasted list of names. Registered accounts are shown before anything is entered. */
export function AddPlayersAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.add");
  const [text, setText] = useState("");
  const [list, setList] = useState<PlayerList | null>(null);
  const [notAccounts, setNotAccounts] = useState<ReadonlySet<number>>(new Set());
  const read = useReadPlayerList(tournament.id);
  const isPhysical = tournament.plan.boards === "physical";
  const players = list === null ? [] : entrantsIn(list, { notAccounts, isPhysical });
  const reset = () => {
    setText("");
    setList(null);
    setNotAccounts(new Set());
    read.reset();
  };
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("label")}
      text={t("text")}
      onOpen={reset}
      act={() => (players.length === 0 ? null : { type: "enter-players", players })}
    >
      <Field label={t("list")} hint={t("listHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={8}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setList(null);
            }}
          />
        )}
      </Field>
      <p>
        <Button
          disabled={text.trim() === "" || read.isPending}
          onClick={() => read.mutate(text, { onSuccess: (found) => setList(found) })}
        >
          {t("check")}
        </Button>
      </p>
      {list === null && text.trim() !== "" && <FieldHint>{t("checkFirst")}</FieldHint>}
      {read.isError && <ProblemAlert failure={read.error} />}
      {list !== null && (
        <PlayerListPreview
          list={list}
          count={players.length}
          isPhysical={isPhysical}
          notAccounts={notAccounts}
          onChange={setNotAccounts}
        />
      )}
    </ActionDialog>
  );
}
