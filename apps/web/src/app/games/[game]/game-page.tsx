"use client";

import { GameTrouble } from "../../../components/errors/game-trouble.tsx";
import { ClosedGame } from "../../../features/game/board-page/closed-game.tsx";
import { Table } from "../../../features/game/board-page/started-game.tsx";
import { WaitingRoom } from "../../../features/lobby/waiting-room/waiting-room.tsx";
import { useHotseat } from "../../../lib/api-client/hotseat-headers.ts";
import { useGameStream } from "../../../lib/queries/use-game-stream.ts";
import { useGame } from "../../../lib/queries/use-games.ts";
import { useChronicle } from "../../../lib/queries/use-position.ts";
import { useSession } from "../../../lib/queries/use-session.ts";

/** One game, for whoever sits before the screen: nothing of one player's page outlasts the change to another. */
export function GamePage({ id }: { readonly id: string }) {
  const { actor } = useHotseat(id);
  return <PageFor key={actor ?? "reader"} id={id} />;
}

/** The room where its players gather, or the table. */
function PageFor({ id }: { readonly id: string }) {
  const session = useSession();
  const game = useGame(id);
  const hasBegun = game.data !== undefined && game.data.state !== "open";
  const chronicle = useChronicle(id, hasBegun);
  const line = useGameStream(
    id,
    game.data?.state === "open" || (game.data?.state === "running" && chronicle.isSuccess),
  );

  if (game.data === undefined || session.data === undefined) {
    return <GameError failure={game.error ?? session.error} />;
  }
  if (game.data.state === "closed") return <ClosedGame game={game.data} />;
  if (!hasBegun) return <WaitingRoom game={game.data} account={session.data} />;
  return <Table game={game.data} chronicle={chronicle.data} failure={chronicle.error} line={line} />;
}
