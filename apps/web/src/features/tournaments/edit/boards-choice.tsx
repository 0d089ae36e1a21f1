"use client";

import { useTranslations } from "next-intl";
import { type TournamentDraft, withBoards } from "./draft/draft.ts";
import { Choice } from "./fields/choice.tsx";

interface BoardsChoiceProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** Where tables are played: other settings depend on it. */
export function BoardsChoice({ draft, onChange }: BoardsChoiceProps) {
  const t = useTranslations("club-evening.settings.boards");
  return (
    <Choice
      legend={t("legend")}
      values={["online", "physical"]}
      chosen={draft.boards}
      labelOf={(value) => t(value)}
      onChoose={(boards) => onChange(withBoards(draft, boards))}
    />
  );
}
