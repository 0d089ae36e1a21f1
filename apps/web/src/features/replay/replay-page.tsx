"use client";

import { useMemo } from "react";
import { useTranslate } from "../../boards/use-translate.ts";
import { useBoard } from "../../components/board-page/use-board.ts";
import { GameError } from "../../components/errors/game-error.tsx";
import { peopleOf } from "../../components/seats/people.ts";
import { useGame } from "../../lib/queries/games/use-games.ts";
import { useReplay } from "../../lib/queries/games/use-position.ts";
import { ReplayView } from "./replay-view.tsx";
import { ReplayProvider } from "./state/replay-context.tsx";
import { useReplayParams } from "./state/use-replay-params.ts";

/** A game step by step, from the point of view of any seat. */
export function ReplayPage({ id }: { readonly id: string }) {
  const params = useReplayParams();
  const game = useGame(id);
  const replay = useReplay(id, params.as);
  const board = useBoard(game.data?.ruleset);
  const tCommon = useTranslate("common");
  const people = useMemo(() => (game.data ? peopleOf(game.data, tCommon) : []), [game.data, tCommon]);

  if (game.data === undefined || replay.data === undefined || board.data === undefined) {
    return <GameError failure={game.error ?? replay.error ?? board.error} />;
  }
  return (
    <ReplayProvider game={game.data} board={board.data} replay={replay.data} people={people} params={params}>
      <ReplayView />
    </ReplayProvider>
  );
}
