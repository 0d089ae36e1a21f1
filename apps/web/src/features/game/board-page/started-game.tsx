"use client";

import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useMemo, useRef, useState } from "react";
// Every board and the decision panel have it: as a part of the page it is fetched once.
import "../../../boards/choice.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { WithBoard } from "../../../components/board-page/with-board.tsx";
import { GameError } from "../../../components/errors/game-error.tsx";
import { peopleOf } from "../../../components/seats/people.ts";
import type { Chronicle, Game } from "../../../lib/api-client/types.ts";
import type { LiveConnection } from "../../../lib/queries/games/use-game-stream.ts";
import { usePosition } from "../../../lib/queries/games/use-position.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { nextLocalPlayer } from "../hot-seat/next-local-player.ts";
import { GameProvider } from "../state/game-context.tsx";

// A page shows one of them.
const RunningGame = dynamic(() => import("./running-game.tsx").then((file) => file.RunningGame));
const FinishedGame = dynamic(() => import("./finished-game.tsx").then((file) => file.FinishedGame));
const HandOverScreen = dynamic(() => import("../hot-seat/hand-over-screen.tsx").then((file) => file.HandOverScreen));

interface StartedGameProps {
  readonly game: Game;
  readonly chronicle: Chronicle | undefined;
  readonly failure: Error | null;
  readonly connection: LiveConnection;
}

/**
 * A running or finished game. The page of a game imports this file itself, because the first HTML links only the styles of
 * boards that a page opens without a step between.
 */
export function StartedGame({ game, chronicle, failure, connection }: StartedGameProps) {
  const position = usePosition(game.id);
  const tCommon = useTranslate("common");
  const people = useMemo(() => peopleOf(game, tCommon), [game, tCommon]);
  const [handedTo, handTo] = useState<number | null>(null);
  useRefetchOnGameEnd(game);
  useResultInView(game);

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

/** The result takes the place of the board: a reader who sees the game end is shown it, unless they are writing. */
function useResultInView({ state }: Game): void {
  const before = useRef(state);
  useEffect(() => {
    const hasEnded = state === "finished" && before.current !== state;
    before.current = state;
    if (hasEnded && document.activeElement?.tagName !== "TEXTAREA") window.scrollTo({ top: 0 });
  }, [state]);
}
