"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import type { GameStep } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

interface StaleNoticeProps {
  readonly steps: readonly GameStep[];
  readonly people: readonly Person[];
  readonly hasChoice: boolean;
}

/** Another player moved first. The page shows the new position, and keeps the draft if it is still possible. */
export function StaleNotice({ steps, people, hasChoice }: StaleNoticeProps) {
  const t = useTranslations("game-page.alerts");
  const mover = steps.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const name = mover === null ? undefined : people[mover]?.name;
  return (
    <Alert kind="error" icon="swords" title={name === undefined ? t("stale") : t("staleBy", { name })}>
      {t(hasChoice ? "staleKept" : "staleGone")}
    </Alert>
  );
}
