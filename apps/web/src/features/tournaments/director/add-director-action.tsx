"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { PlayersNamed, Tournament } from "../../../lib/api-client/types.ts";
import { usePlayersNamed } from "../../../lib/queries/use-players.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { ActionDialog } from "./action-dialog.tsx";

/** Adds a director, found by name. */
export function AddDirectorAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const [name, setName] = useState("");
  const [account, setAccount] = useState("");
  const found = usePlayersNamed(name.trim());
  const players = name.trim() === "" ? [] : (found.data?.players ?? []);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("nameDirector")}
      text={t("nameDirectorText")}
      act={() => (account === "" ? null : { type: "name-director", account })}
    >
      <Field label={t("name")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="search"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setAccount("");
            }}
          />
        )}
      </Field>
      <PlayerRadios players={players} chosen={account} onChoose={setAccount} />
    </ActionDialog>
  );
}

interface PlayerRadiosProps {
  readonly players: PlayersNamed["players"];
  readonly chosen: string;
  onChoose(account: string): void;
}

/** A choice among the players found. */
export function PlayerRadios({ players, chosen, onChoose }: PlayerRadiosProps) {
  return players.map((player) => (
    <OptionLabel key={player.account}>
      <input
        type="radio"
        name="director"
        checked={chosen === player.account}
        onChange={() => onChoose(player.account)}
      />
      <span>
        {player.name}
        <NameMark kind={player.nameKind} />
      </span>
    </OptionLabel>
  ));
}
