"use client";

import { ChatPanel } from "../chat/chat-panel.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { GameChronicle } from "./game-chronicle.tsx";

/** Chat and chronicle, directly below the decision panel. */
export function GameLog() {
  const { game } = useGameContext();
  return (
    <>
      <ChatPanel game={game} />
      <GameChronicle />
    </>
  );
}
