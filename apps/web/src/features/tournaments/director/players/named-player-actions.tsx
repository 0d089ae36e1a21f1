"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NameMark } from "../../../../components/seats/name-mark.tsx";
import type { Entrant, Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayersNamed } from "../../../../lib/queries/use-players.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { ActionDialog } from "../action-dialog.tsx";

interface NamedPlayerActionsProps {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
}

/** Renames a player who was entered by name, or asks an account to confirm that it is this player. */
export function NamedPlayerActions({ tournament, entrant }: NamedPlayerActionsProps) {
  if (!entrant.isNamed) return null;
  return (
    <>
      <Rename tournament={tournament} entrant={entrant} />
      {entrant.link?.isConfirmed !== true && <Link tournament={tournament} entrant={entrant} />}
    </>
  );
}

function Rename({ tournament, entrant: { player, name } }: NamedPlayerActionsProps) {
  const t = useTranslations("club-evening.named");
  const [edited, setEdited] = useState(name);
  const isSound = edited.trim() !== "" && edited.trim() !== name;
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t("rename")}
      of={name}
      text={t("renameText")}
      onOpen={() => setEdited(name)}
      act={() => (isSound ? { type: "rename-player", player, name: edited.trim() } : null)}
    >
      <Field label={t("newName")}>
        {(controlProps) => (
          <input {...controlProps} maxLength={40} value={edited} onChange={({ target }) => setEdited(target.value)} />
        )}
      </Field>
    </ActionDialog>
  );
}

function Link({ tournament, entrant: { player, name } }: NamedPlayerActionsProps) {
  const t = useTranslations("club-evening.named");
  const [search, setSearch] = useState("");
  const [account, setAccount] = useState("");
  const found = usePlayersNamed(search.trim());
  const players = search.trim() === "" ? [] : (found.data?.players ?? []);
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t("link")}
      of={name}
      text={t("linkText")}
      onOpen={() => setAccount("")}
      act={() => (account === "" ? null : { type: "link-player", player, account })}
    >
      <Field label={t("accountName")}>
        {(controlProps) => (
          <input
            {...controlProps}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setAccount("");
            }}
          />
        )}
      </Field>
      {players.map((one) => (
        <OptionLabel key={one.account}>
          <input
            type="radio"
            name="linked-account"
            checked={account === one.account}
            onChange={() => setAccount(one.account)}
          />
          <span>
            {one.name} <NameMark kind={one.nameKind} />
          </span>
        </OptionLabel>
      ))}
    </ActionDialog>
  );
}
