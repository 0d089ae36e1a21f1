"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { tournamentRequests } from "../../../lib/api-client/requests/tournament-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { useTournaments } from "../../../lib/queries/use-tournaments.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import { RulesetField, useChosenRuleset } from "../parts/ruleset-field.tsx";

const playersMax = 64;
const roundsMax = 9;

/** A Swiss tournament of bots. */
export function DemoTournament() {
  const t = useTranslations("admin.demo");
  const { ruleset, choose } = useChosenRuleset();
  const [players, setPlayers] = useState(8);
  const [rounds, setRounds] = useState(3);
  const open = useAdminMutation((reason: string) =>
    adminRequests.createDemoTournament({ ruleset: ruleset?.id ?? "", players, rounds, bot: "medium", reason }),
  );
  return (
    <>
      <ReasonDialog
        action={t("startTournament")}
        title={t("startTournamentTitle")}
        onConfirm={(reason) => open.mutateAsync(reason)}
      >
        <RulesetField ruleset={ruleset?.id} onChoose={choose} />
        <NumberField label={t("players")} from={2} to={playersMax} value={players} onChange={setPlayers} />
        <NumberField label={t("rounds")} from={1} to={roundsMax} value={rounds} onChange={setRounds} />
      </ReasonDialog>
      {open.data && (
        <Alert kind="success" title={t("gameStarted")}>
          <Link href={`/tournaments/${open.data.id}`}>{t("watch")}</Link>
        </Alert>
      )}
    </>
  );
}

/** Fills the open places of a tournament with bots. */
export function FillTournament() {
  const t = useTranslations("admin.demo");
  const open = useTournaments({ phase: "open" }).data?.tournaments ?? [];
  const [chosen, setChosen] = useState<string>();
  const [count, setCount] = useState(4);
  const tournament = open.find(({ id }) => id === chosen) ?? open[0];
  const free = tournament === undefined ? 0 : Math.min(playersMax, tournament.playersMost - tournament.players);
  const fill = useAdminMutation(async (reason: string) => {
    const { id, version } = await tournamentRequests.get(tournament?.id ?? "");
    return adminRequests.fillTournament(id, { expectedVersion: version, bot: "medium", count, reason });
  });
  return (
    <>
      <ReasonDialog
        action={t("fillTournament")}
        title={t("fillTournamentTitle")}
        isDisabled={tournament === undefined}
        onConfirm={(reason) => fill.mutateAsync(reason)}
      >
        <Field label={t("tournament")} hint={t("placesLeft", { free })}>
          {(controlProps) => (
            <select {...controlProps} value={tournament?.id} onChange={({ target }) => setChosen(target.value)}>
              {open.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <NumberField label={t("bots")} from={1} to={Math.max(1, free)} value={count} onChange={setCount} />
      </ReasonDialog>
      {fill.data && (
        <Alert kind="success" title={t("filled", { players: fill.data.players })}>
          <Link href={`/tournaments/${fill.data.id}`}>{fill.data.name}</Link>
        </Alert>
      )}
    </>
  );
}
