"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { ownTablePlace } from "../entrants/entrants.ts";
import { MessageLinks } from "../messages/message-links.tsx";
import { diagramsTitle, stagesWithDiagram } from "./diagrams/diagram-kinds.ts";
import styles from "./jump-bar.module.css";

const parts = ["standings", "diagrams", "rounds", "players", "terms", "log"] as const;
const partsAfterStart: readonly string[] = ["standings", "rounds"];

/** Links to the parts of the page, which stay in sight: the reader's table first. */
export function JumpBar({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.parts");
  const tDiagrams = useTranslations("tournaments.diagrams.titles");
  const account = useSession().data?.id;
  const hasStarted = tournament.stages.some(({ state }) => state !== "ahead");
  const withDiagram = stagesWithDiagram(tournament);
  const isShown = (part: (typeof parts)[number]) =>
    part === "diagrams" ? withDiagram.length > 0 : hasStarted || !partsAfterStart.includes(part);
  const table = account === undefined ? undefined : ownTablePlace(tournament, account);
  return (
    <nav className={styles.bar} aria-label={t("label")}>
      {table !== undefined && (
        <a className={styles.own} href={`#table-${table.round}-${table.table}`}>
          {t("ownTable")}
        </a>
      )}
      {parts.filter(isShown).map((part) => (
        <a key={part} href={`#${part}`}>
          {part === "diagrams" ? tDiagrams(diagramsTitle(withDiagram)) : t(part)}
        </a>
      ))}
      {tournament.phase !== "draft" && <MessageLinks tournament={tournament.id} />}
    </nav>
  );
}
