"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { enteredIn } from "../entrants/standing-of.ts";
import { RehearsalSection } from "../simulation/rehearsal-section.tsx";
import { AnnulledResults } from "./annulled-results.tsx";
import { BotsDeed } from "./bots-deed.tsx";
import { DeedDialog } from "./deed-dialog.tsx";
import { DismissDirectorDeed } from "./dismiss-director-deed.tsx";
import { KeepApartDeed } from "./keep-apart-deed.tsx";
import { NameDirectorDeed } from "./name-director-deed.tsx";

/** What a director may do with the tournament as a whole; rounds, tables and players have their deeds beside them. */
export function DirectorsPanel({ tournament }: { readonly tournament: Tournament }) {
  const say = useTranslations("directing");
  const { phase } = tournament;
  if (phase === "finished" || phase === "cancelled") return null;
  return (
    <Section title={say("title")} aside={say("hint")} className="directing">
      <AnnulledResults tournament={tournament} />
      <p>{say(`now.${phase}`, { players: enteredIn(tournament).length })}</p>
      {phase !== "running" && <RehearsalSection plan={tournament.plan} entered={enteredIn(tournament).length} />}
      <p className="deeds">
        {phase === "draft" && <Publishing tournament={tournament} />}
        {phase === "open" && <Starting tournament={tournament} />}
        {phase !== "running" && (
          <Button asChild>
            <Link href={`/tournaments/${tournament.id}/edit`}>{say("change")}</Link>
          </Button>
        )}
        {phase !== "draft" && <BotsDeed tournament={tournament} />}
        {phase !== "draft" && <KeepApartDeed tournament={tournament} />}
        <NameDirectorDeed tournament={tournament} />
        <DismissDirectorDeed tournament={tournament} />
        <DeedDialog
          tournament={tournament.id}
          label={say("cancel")}
          text={say("cancelText")}
          asksReason
          act={(reason) => ({ type: "cancel", reason })}
        />
      </p>
    </Section>
  );
}

function Publishing({ tournament: { id } }: { readonly tournament: Tournament }) {
  const say = useTranslations("directing");
  return (
    <DeedDialog
      tournament={id}
      label={say("publish")}
      text={say("publishText")}
      isMain
      act={() => ({ type: "open-entry" })}
    />
  );
}

function Starting({ tournament }: { readonly tournament: Tournament }) {
  const say = useTranslations("directing");
  return (
    <DeedDialog
      tournament={tournament.id}
      label={say("start")}
      text={say("startText", { players: enteredIn(tournament).length })}
      isMain
      act={() => ({ type: "start" })}
    />
  );
}
