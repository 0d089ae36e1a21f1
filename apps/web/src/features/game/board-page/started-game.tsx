"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../boards/words.ts";
import { useBoard } from "../../../components/board-page/use-board.ts";
import { GameError } from "../../../components/errors/game-error.tsx";
import { peopleOf } from "../../../components/seats/people.ts";
import type { Chronicle, Game } from "../../../lib/api-client/types.ts";
import type { LiveConnection } from "../../../lib/queries/use-game-stream.ts";
import { usePosition } from "../../../lib/queries/use-position.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { HandOverScreen } from "../hot-seat/hand-over-screen.tsx";
import { nextLocalPlayer } from "../hot-seat/next-local-player.ts";
import { FinishedGame } from "./finished-game.tsx";
import { RunningGame } from "./running-game.tsx";

interface TableProps {
  readonly game: Game;
  readonly chronicle: Chronicle | undefined;
  readonly failure: Error | null;
  readonly line: LiveConnection;
}

/** A game that has begun: at play, or over. */
export function Table({ game, chronicle, failure, line }: TableProps) {
  const position = usePosition(game.id);
  const board = useBoard(game.ruleset);
  const tCommon = useWords("common");
  const people = useMemo(() => peopleOf(game, tCommon), [game, tCommon]);
  const [wished, setWished] = useState<number | null>(null);
  useRefetchOnGameEnd(game);

  if (position.data === undefined || chronicle === undefined || board.data === undefined) {
    return <GameError failure={position.error ?? failure ?? board.error} />;
  }

  const asked = position.data.question?.seats ?? [];
  const next = wished ?? nextLocalPlayer(game, asked);
  if (next !== null) {
    const { version } = position.data;
    const onStay = wished === null ? undefined : () => setWished(null);
    return <HandOverScreen game={game} seat={next} version={version} onStay={onStay} />;
  }
  const shared = { game, people, steps: chronicle.steps, position: position.data, board: board.data };
  return game.state === "finished" ? (
    <FinishedGame {...shared} />
  ) : (
    <RunningGame {...shared} line={line} onHand={setWished} />
  );
}

/** When a game ends, what was hidden comes to light: what is remembered of it is asked again. */
function useRefetchOnGameEnd({ id, state }: Game): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "finished") return;
    client.invalidateQueries({ queryKey: keys.position(id), exact: true });
    client.invalidateQueries({ queryKey: keys.chronicle(id) });
  }, [client, id, state]);
}
