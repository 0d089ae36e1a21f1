"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { ActionRow } from "../../parts/action-row.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { sharedPlacements } from "../../results/placements.ts";
import { ActionDialog } from "../action-dialog.tsx";
import styles from "./annulled-results.module.css";
import { CorrectResultAction } from "./correct-result-action.tsx";

/** Results of finished rounds whose games staff annulled later. A director decides what counts. */
export function AnnulledResults({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director.annulled");
  const found = tournament.rounds.flatMap(({ round, tables }) =>
    tables.filter(({ annulment }) => annulment === "open").map((table) => ({ round, table })),
  );
  if (found.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert kind="error" title={t("title", { count: found.length })}>
        <p>{t("text", { count: found.length })}</p>
        {found.map(({ round, table }) => (
          <Ruling key={`${round} ${table.table}`} tournament={tournament} round={round} table={table} />
        ))}
      </Alert>
    </div>
  );
}

interface RulingProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

function Ruling({ tournament, round, table }: RulingProps) {
  const t = useTranslations("tournament-director");
  const of = t("ofTable", { ...roundWords(tournament, round), table: table.table });
  const { places } = table;
  const actionProps = { tournament: tournament.id, of, asksReason: true };
  const at = { type: "correct-result" as const, round, table: table.table };
  return (
    <ActionRow>
      <a href={`#table-${round}-${table.table}`}>{of}</a>
      <ActionDialog
        {...actionProps}
        label={t("annulled.share")}
        text={t("annulled.shareText")}
        act={(reason) => ({ ...at, places: [...sharedPlacements(table)], reason })}
      />
      <ActionDialog
        {...actionProps}
        label={t("annulled.stand")}
        text={t("annulled.standText")}
        act={(reason) => (places === null ? null : { ...at, places, reason })}
      />
      <CorrectResultAction tournament={tournament} round={round} table={table} of={of} />
    </ActionRow>
  );
}
