"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { WithBoard } from "../../../components/board-page/with-board.tsx";
import { GameError } from "../../../components/errors/game-error.tsx";
import { peopleOf } from "../../../components/seats/people.ts";
import type { Chronicle, Game } from "../../../lib/api-client/types.ts";
import type { LiveConnection } from "../../../lib/queries/games/use-game-stream.ts";
import { usePosition } from "../../../lib/queries/games/use-position.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { HandOverScreen } from "../hot-seat/hand-over-screen.tsx";
import { nextLocalPlayer } from "../hot-seat/next-local-player.ts";
import { GameProvider } from "../state/game-context.tsx";
import { FinishedGame } from "./finished-game.tsx";
import { RunningGame } from "./running-game.tsx";

interface StartedGameProps {
  readonly game: Game;
  readonly chronicle: Chronicle | undefined;
  readonly failure: Error | null;
  readonly connection: LiveConnection;
}

/** A running or finished game. */
export function StartedGame({ game, chronicle, failure, connection }: StartedGameProps) {
  const position = usePosition(game.id);
  const tCommon = useTranslate("common");
  const people = useMemo(() => peopleOf(game, tCommon), [game, tCommon]);
  const [handedTo, handTo] = useState<number | null>(null);
  useRefetchOnGameEnd(game);

  if (position.data === undefined || chronicle === undefined) return <GameError failure={position.error ?? failure} />;

  const next = handedTo ?? nextLocalPlayer(game, position.data.question?.seats ?? []);
  if (next !== null) {
    const { version } = position.data;
    const onStay = handedTo === null ? undefined : () => handTo(null);
    return <HandOverScreen game={game} seat={next} version={version} onStay={onStay} />;
  }
  const shown = { game, people, steps: chronicle.steps, position: position.data };
  return (
    <WithBoard ruleset={game.ruleset}>
      {(board) => (
        <GameProvider board={board} {...shown}>
          {game.state === "finished" ? <FinishedGame /> : <RunningGame connection={connection} onHandOver={handTo} />}
        </GameProvider>
      )}
    </WithBoard>
  );
}

/** At the end of a game secrets are revealed, so cached positions and steps are out of date. */
function useRefetchOnGameEnd({ id, state }: Game): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "finished") return;
    client.invalidateQueries({ queryKey: keys.position(id), exact: true });
    client.invalidateQueries({ queryKey: keys.chronicle(id) });
  }, [client, id, state]);
}
