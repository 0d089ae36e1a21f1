"use client";

import type { RulesetBoard } from "../../boards/board.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { WideOnly } from "../../ui/layout/wide-only.tsx";
import { TournamentLink } from "../tournament/tournament-link.tsx";

interface GameTitleProps {
  readonly board: RulesetBoard;
  readonly game: Pick<Game, "name" | "tournament">;
  readonly view: unknown;
}

/** Next to the wordmark: the ruleset, the stage of the game, and its name. */
export function GameTitle({ board, game, view }: GameTitleProps) {
  const t = useTranslate(board.messages);
  const stage = board.stage(t, view);
  return (
    <>
      <b>{board.title(t)}</b>
      {stage !== "" && ` · ${stage}`}
      <WideOnly> · {game.tournament === null ? game.name : <TournamentLink game={game} />}</WideOnly>
    </>
  );
}
