"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../../lib/api-client/types.ts";
import styles from "./fairness-note.module.css";

/** The commitment to the random draws, which players can see before they join. */
export function FairnessNote({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.waitingRoom");
  return (
    <details className={styles.fairness}>
      <summary>{t("fairness")}</summary>
      <p>{t("fairnessText")}</p>
      <code>{game.fairness.commit}</code>
    </details>
  );
}
