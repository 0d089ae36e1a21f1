"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { PlayerSelect } from "./player-select.tsx";

/** Two players who must not meet, such as members of one household. */
export function KeepApartAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  const [pair, setPair] = useState<readonly [string, string]>(["", ""]);
  const [one, other] = pair;
  const players = tournament.players.filter(({ status }) => status !== "withdrawn").map(({ player }) => player);
  if (players.length < 2) return null;
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("keepApart")}
      text={t("keepApartText")}
      asksReason
      onOpen={() => setPair(["", ""])}
      act={(reason) =>
        one === "" || other === "" || one === other
          ? null
          : { type: "keep-apart", pairs: [...pairsOf(tournament), [one, other]], reason }
      }
    >
      <PlayerSelect
        label={t("one")}
        players={players}
        chosen={one}
        playerNames={playerNames}
        onChoose={(player) => setPair([player, other])}
      />
      <PlayerSelect
        label={t("other")}
        players={players.filter((player) => player !== one)}
        chosen={other}
        playerNames={playerNames}
        onChoose={(player) => setPair([one, player])}
      />
    </ActionDialog>
  );
}

/** The pairs that are kept apart already, to be sent along. */
const pairsOf = ({ apart }: Tournament): [string, string][] =>
  apart.map(([player = "", other = ""]): [string, string] => [player, other]);
