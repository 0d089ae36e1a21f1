"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageError } from "../../../components/errors/page-error.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useTournament } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { DiagramSheet } from "./diagrams/diagram-sheet.tsx";
import styles from "./print-page.module.css";
import { PairingSheet } from "./rounds/pairing-sheet.tsx";
import { SlipSheet } from "./rounds/slip-sheet.tsx";
import type { SheetName } from "./sheets.ts";
import { StandingsSheet } from "./standings-sheet.tsx";

interface PrintPageProps {
  readonly tournament: string;
  readonly sheet: SheetName;
}

/** One sheet of paper of a tournament. The bar with the buttons is not printed. */
export function PrintPage({ tournament: id, sheet }: PrintPageProps) {
  const t = useTranslations("tournaments");
  const found = useTournament(id);
  usePageTitle(found.data?.plan.name ?? t("title"));
  return (
    <PageShell width="medium" className={styles.page}>
      {found.isPending && <Loading label={t("loading")} height="60vh" />}
      {found.isError && (
        <PageError failure={found.error} title={t("missing")} text={t("missingText")}>
          <Link href="/tournaments">{t("all")}</Link>
        </PageError>
      )}
      {found.data && (
        <>
          <PrintBar tournament={id} />
          <SheetOf tournament={found.data} sheet={sheet} />
        </>
      )}
    </PageShell>
  );
}

function PrintBar({ tournament }: { readonly tournament: string }) {
  const t = useTranslations("club-evening.print");
  return (
    <div className={styles.bar}>
      <ButtonRow as="p">
        <Button primary onClick={() => window.print()}>
          {t("print")}
        </Button>
        <Button asChild>
          <Link href={`/tournaments/${tournament}`}>{t("back")}</Link>
        </Button>
      </ButtonRow>
      <p>{t("paper")}</p>
    </div>
  );
}

function SheetOf({ tournament, sheet }: { readonly tournament: Tournament; readonly sheet: SheetName }): ReactNode {
  switch (sheet) {
    case "pairings":
      return <PairingSheet tournament={tournament} />;
    case "slips":
      return <SlipSheet tournament={tournament} />;
    case "standings":
      return <StandingsSheet tournament={tournament} />;
    case "diagram":
      return <DiagramSheet tournament={tournament} />;
  }
}
