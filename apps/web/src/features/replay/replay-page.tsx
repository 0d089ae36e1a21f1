"use client";

import { useMemo } from "react";
import { useTranslate } from "../../boards/use-translate.ts";
import { WithBoard } from "../../components/board-page/with-board.tsx";
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
  const tCommon = useTranslate("common");
  const people = useMemo(() => (game.data ? peopleOf(game.data, tCommon) : []), [game.data, tCommon]);

  if (game.data === undefined || replay.data === undefined) return <GameError failure={game.error ?? replay.error} />;
  const shown = { game: game.data, replay: replay.data, people, params };
  return (
    <WithBoard ruleset={shown.game.ruleset}>
      {(board) => (
        <ReplayProvider board={board} {...shown}>
          <ReplayView />
        </ReplayProvider>
      )}
    </WithBoard>
  );
}
