"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import { DiaryEntries } from "./diary-entries.tsx";
import { useDiary } from "./use-diary.ts";

interface OpenedDiariesProps {
  readonly game: Game;
  /** Only the entries of this step, next to a replay. */
  readonly at?: number;
}

/** After the end, the diaries that all players kept during the game. */
export function OpenedDiaries({ game, at }: OpenedDiariesProps) {
  const t = useTranslations("notes");
  const { entries } = useDiary(game);
  const shown = at === undefined ? entries : entries.filter(({ version }) => version === at);
  if ((game.state !== "finished" && game.state !== "closed") || shown.length === 0) return null;
  return (
    <Section title={t("playersDiaries")}>
      <DiaryEntries game={game} entries={shown} />
    </Section>
  );
}
