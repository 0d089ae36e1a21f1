"use client";

import { useEffect } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import gamePage from "../../../components/board-page/game-page.module.css";
import { GameTitle } from "../../../components/board-page/game-title.tsx";
import { clocksNow } from "../../../components/clocks/time-left.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import type { LiveConnection } from "../../../lib/queries/games/use-game-stream.ts";
import { useOnlineSeats } from "../../../lib/queries/games/use-online-seats.ts";
import { useUnread } from "../chat/use-chat.ts";
import { ActionBarWhenNeeded } from "../decision/action-bar-when-needed.tsx";
import { consumeHandOver } from "../hot-seat/hand-over-state.ts";
import { LastMoves } from "../last-moves/last-moves.tsx";
import { GameSounds } from "../sounds/game-sounds.tsx";
import { BoardEffects } from "../spots/board-effects.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { TurnProvider, useTurn } from "../state/turn-context.tsx";
import { GameHeading } from "./game-heading.tsx";
import { GameLog } from "./game-log.tsx";
import { MoreOfRunningGame } from "./more-of-running-game.tsx";
import { TurnPanel } from "./turn-panel.tsx";

interface RunningGameProps {
  readonly connection: LiveConnection;
  /** Passes the device to another local player. */
  onHandOver(seat: number): void;
}

/** A running game: the board, the decision that the reader has to make, and what happened. */
export function RunningGame({ connection, onHandOver }: RunningGameProps) {
  return (
    <TurnProvider connection={connection}>
      <RunningBoard onHandOver={onHandOver} />
      <GameSounds />
      <BoardEffects />
    </TurnProvider>
  );
}

function RunningBoard({ onHandOver }: Pick<RunningGameProps, "onHandOver">) {
  const { game, position, board } = useGameContext();
  const { shown, canChoose, draft, preview, choose, queueMove } = useTurn();
  useTurnTitle();
  useFocusAfterHandOver();
  return (
    <PageShell
      className={gamePage.page}
      version={position.version}
      waitsForHydration
      where={<GameTitle board={board} game={game} view={shown.view} />}
      foot={canChoose && <ActionBarWhenNeeded />}
    >
      <board.Board
        model={shown}
        selected={canChoose ? draft.draft : null}
        onSelect={canChoose ? choose : undefined}
        onContinue={canChoose && draft.move !== null ? queueMove : undefined}
        preview={canChoose ? preview : null}
        heading={<RunningHeading />}
        panel={<TurnPanel />}
        chronicle={<GameLog />}
        more={<MoreOfRunningGame onHandOver={onHandOver} />}
      />
    </PageShell>
  );
}

function RunningHeading() {
  const { game, position, board } = useGameContext();
  const { now, playback, canChoose, preview } = useTurn();
  const online = useOnlineSeats(game.id);
  const isPast = playback.model !== null;
  return (
    <GameHeading
      board={board}
      model={playback.model ?? now}
      isPast={isPast}
      clocks={isPast ? [] : clocksNow(game, position)}
      pace={game.clock?.pace}
      online={isPast ? [] : online}
      aside={<LastMoves place="heading" />}
      after={canChoose ? preview?.view : undefined}
    />
  );
}

/** On the reader's turn the title of the page says what they have to do. */
function useTurnTitle(): void {
  const { game, board } = useGameContext();
  const { now } = useTurn();
  const tGame = useTranslate(board.messages);
  const isYourTurn = now.yourSeat !== null && (now.question?.seats.includes(now.yourSeat) ?? false);
  const { title } = board.heading(tGame, now);
  const unread = useUnread(game);
  const news = unread > 0 ? `(${unread}) ` : "";
  usePageTitle(`${news}${isYourTurn ? title : game.name}`, isYourTurn);
}

function useFocusAfterHandOver(): void {
  const { id } = useGameContext().game;
  const { panel } = useTurn();
  useEffect(() => {
    if (consumeHandOver(id)) panel.current?.focus({ preventScroll: true });
  }, [id, panel]);
}
