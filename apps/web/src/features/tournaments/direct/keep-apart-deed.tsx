"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useRoll } from "../entrants/use-roll.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { PlayerMenu } from "./player-menu.tsx";

/** Two who shall never sit at one table: of one household, or blocked by each other. */
export function KeepApartDeed({ tournament }: { readonly tournament: Tournament }) {
  const say = useTranslations("directing");
  const roll = useRoll(tournament);
  const [pair, setPair] = useState<readonly [string, string]>(["", ""]);
  const [one, other] = pair;
  const players = tournament.players.filter(({ standing }) => standing !== "withdrawn").map(({ player }) => player);
  if (players.length < 2) return null;
  return (
    <DeedDialog
      tournament={tournament.id}
      label={say("keepApart")}
      text={say("keepApartText")}
      asksReason
      onOpen={() => setPair(["", ""])}
      act={(reason) =>
        one === "" || other === "" || one === other
          ? null
          : { type: "keep-apart", pairs: [...pairsOf(tournament), [one, other]], reason }
      }
    >
      <PlayerMenu
        label={say("one")}
        players={players}
        chosen={one}
        roll={roll}
        onChoose={(player) => setPair([player, other])}
      />
      <PlayerMenu
        label={say("other")}
        players={players.filter((player) => player !== one)}
        chosen={other}
        roll={roll}
        onChoose={(player) => setPair([one, player])}
      />
    </DeedDialog>
  );
}

/** Those who are kept apart already stay so. */
const pairsOf = ({ apart }: Tournament): [string, string][] =>
  apart.map(([player = "", other = ""]): [string, string] => [player, other]);
