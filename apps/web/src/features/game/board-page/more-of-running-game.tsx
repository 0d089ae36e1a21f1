"use client";

import { GameLinks } from "../../../components/board-page/game-links.tsx";
import { NotificationsPanel } from "../../../components/notifications/notifications-panel.tsx";
import { PlayerList } from "../../../components/seats/player-list.tsx";
import { SeatHistory } from "../../../components/seats/seat-history.tsx";
import { AutoRepliesPanel } from "../auto-replies/auto-replies-panel.tsx";
import { ElementsPanel } from "../guide/elements-panel.tsx";
import { HandOverButtons } from "../hot-seat/hand-over-buttons.tsx";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { RequestUndoButton } from "../notices/request-undo-button.tsx";
import { ProposeShorteningButton } from "../notices/shortening/propose-shortening-button.tsx";
import { SoundSwitch } from "../sounds/sound-switch.tsx";
import { useGameContext } from "../state/game-context.tsx";

/** What is rarely looked at. */
export function MoreOfRunningGame({ onHandOver }: { onHandOver(seat: number): void }) {
  const { game, people } = useGameContext();
  return (
    <>
      {game.yourSeat !== null && <AutoRepliesPanel />}
      <NotesPanel />
      <ElementsPanel />
      <NotificationsPanel game={game} />
      <SeatHistory game={game} />
      <PlayerList game={game} people={people} />
      <GameLinks game={game}>
        <SoundSwitch />
        <RequestUndoButton />
        <ProposeShorteningButton />
        <HandOverButtons game={game} onHandOver={onHandOver} />
      </GameLinks>
    </>
  );
}
