"use client";

import { useTranslations } from "next-intl";
import { Chronicle } from "../../../components/chronicle/chronicle.tsx";
import { useGameContext } from "../state/game-context.tsx";

/** The chronicle of the game; its lines lead to the replay. */
export function GameChronicle() {
  const { game, people, steps, board } = useGameContext();
  const t = useTranslations("game-page.chronicle");
  return (
    <Chronicle
      ruleset={game.ruleset}
      board={board}
      steps={steps}
      people={people}
      yourSeat={game.yourSeat}
      aside={t("hint")}
      addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
    />
  );
}
