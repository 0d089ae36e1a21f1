"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Entrant, Tournament } from "../../../lib/api-client/types.ts";
import { waitingIn } from "../entrants/standing-of.ts";
import { useRoll } from "../entrants/use-roll.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { PlayerMenu } from "./player-menu.tsx";

interface EntrantDeedsProps {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
}

/** Takes a player out, or lets somebody who waits take the place. */
export function EntrantDeeds({ tournament, entrant }: EntrantDeedsProps) {
  const say = useTranslations("directing");
  const { name } = useRoll(tournament)(entrant.player);
  if (tournament.phase !== "open" && tournament.phase !== "running") return null;
  return (
    <span className="deeds">
      {tournament.phase === "running" && entrant.standing === "entered" && (
        <Substitution tournament={tournament} entrant={entrant} name={name} />
      )}
      <DeedDialog
        tournament={tournament.id}
        label={say("removePlayer")}
        of={name}
        text={say("removePlayerText")}
        asksReason
        act={(reason) => ({ type: "remove-player", player: entrant.player, reason })}
      />
    </span>
  );
}

function Substitution({ tournament, entrant, name }: EntrantDeedsProps & { readonly name: string }) {
  const say = useTranslations("directing");
  const roll = useRoll(tournament);
  const [by, setBy] = useState("");
  const waiting = waitingIn(tournament).map(({ player }) => player);
  if (waiting.length === 0) return null;
  return (
    <DeedDialog
      tournament={tournament.id}
      label={say("substitute")}
      of={name}
      text={say("substituteText")}
      asksReason
      onOpen={() => setBy("")}
      act={(reason) => (by === "" ? null : { type: "substitute", player: entrant.player, by, reason })}
    >
      <PlayerMenu label={say("substituteBy")} players={waiting} chosen={by} roll={roll} onChoose={setBy} />
    </DeedDialog>
  );
}
