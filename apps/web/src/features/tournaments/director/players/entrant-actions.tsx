"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Entrant, Tournament } from "../../../../lib/api-client/types.ts";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import { VisuallyHidden } from "../../../../ui/typography/visually-hidden.tsx";
import { waitingIn } from "../../entrants/entrants.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionRow } from "../../parts/action-row.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { AbsencesAction } from "./absences-action.tsx";
import styles from "./entrant-actions.module.css";
import { NamedPlayerActions } from "./named-player-actions.tsx";
import { PlayerSelect } from "./player-select.tsx";

interface EntrantActionsProps {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
}

/** Removes a player, or replaces them with one from the waiting list. */
export function EntrantActions({ tournament, entrant }: EntrantActionsProps) {
  const t = useTranslations("tournament-director");
  const { name } = usePlayerNames(tournament)(entrant.player);
  if (tournament.phase === "finished" || tournament.phase === "cancelled") return null;
  return (
    <Disclosure className={styles.actions}>
      <summary>
        {t("playerActions")} <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      <ActionRow as="span">
        <NamedPlayerActions tournament={tournament} entrant={entrant} />
        {tournament.phase === "running" && entrant.status === "entered" && (
          <Substitution tournament={tournament} entrant={entrant} name={name} />
        )}
        <AbsencesAction tournament={tournament} entrant={entrant} name={name} />
        <ActionDialog
          isCompact
          tournament={tournament.id}
          label={t("removePlayer")}
          of={name}
          text={t("removePlayerText")}
          asksReason
          act={(reason) => ({ type: "remove-player", player: entrant.player, reason })}
        />
      </ActionRow>
    </Disclosure>
  );
}

function Substitution({ tournament, entrant, name }: EntrantActionsProps & { readonly name: string }) {
  const t = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  const [by, setBy] = useState("");
  const waiting = waitingIn(tournament).map(({ player }) => player);
  if (waiting.length === 0) return null;
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t("substitute")}
      of={name}
      text={t("substituteText")}
      asksReason
      onOpen={() => setBy("")}
      act={(reason) => (by === "" ? null : { type: "substitute", player: entrant.player, by, reason })}
    >
      <PlayerSelect
        label={t("substituteBy")}
        players={waiting}
        chosen={by}
        playerNames={playerNames}
        onChoose={setBy}
      />
    </ActionDialog>
  );
}
