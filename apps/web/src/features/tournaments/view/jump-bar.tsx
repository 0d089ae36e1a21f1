"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { ownTablePlace } from "../entrants/entrants.ts";
import { diagramsTitle } from "./diagrams/diagram-kinds.ts";
import styles from "./jump-bar.module.css";

const parts = ["standings", "diagrams", "rounds", "players", "terms", "log"] as const;

/** Links to the parts of the page, which stay in sight: the reader's table first. */
export function JumpBar({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.parts");
  const tDiagrams = useTranslations("tournaments.diagrams.titles");
  const account = useSession().data?.id;
  const hasStarted = tournament.stages.some(({ state }) => state !== "ahead");
  const table = account === undefined ? undefined : ownTablePlace(tournament, account);
  return (
    <nav className={styles.bar} aria-label={t("label")}>
      {table !== undefined && (
        <a className={styles.own} href={`#table-${table.round}-${table.table}`}>
          {t("ownTable")}
        </a>
      )}
      {(hasStarted ? parts : parts.slice(3)).map((part) => (
        <a key={part} href={`#${part}`}>
          {part === "diagrams" ? tDiagrams(diagramsTitle(tournament.stages)) : t(part)}
        </a>
      ))}
    </nav>
  );
}
