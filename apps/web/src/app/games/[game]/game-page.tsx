"use client";

import dynamic from "next/dynamic";
import { GameError } from "../../../components/errors/game-error.tsx";
import { StartedGame } from "../../../features/game/board-page/started-game.tsx";
import { ApiProblem } from "../../../lib/api-client/api-problem.ts";
import { useHotseat } from "../../../lib/api-client/hotseat.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useGameStream } from "../../../lib/queries/games/use-game-stream.ts";
import { useGame } from "../../../lib/queries/games/use-games.ts";
import { useChronicle } from "../../../lib/queries/games/use-position.ts";

// A page shows one of them, or a game that has begun.
const ClosedGame = dynamic(() =>
  import("../../../features/game/board-page/closed-game.tsx").then((file) => file.ClosedGame),
);
const WaitingRoom = dynamic(() =>
  import("../../../features/lobby/waiting-room/waiting-room.tsx").then((file) => file.WaitingRoom),
);

const notFound = new ApiProblem("not-found", null);

interface GamePageProps {
  readonly id: string;
  /** The server found no game that the reader may see. */
  readonly isMissing: boolean;
}

/** The page of a game. Another local player gets a new instance, so that no state of the previous one remains. */
export function GamePage({ id, isMissing }: GamePageProps) {
  const { actor } = useHotseat(id);
  return <PageFor key={actor ?? "reader"} id={id} isMissing={isMissing} />;
}

/** The waiting room, or the game. */
function PageFor({ id, isMissing }: GamePageProps) {
  const session = useSession();
  const game = useGame(id);
  const hasBegun = game.data !== undefined && game.data.state !== "open";
  const chronicle = useChronicle(id, hasBegun);
  const connection = useGameStream(
    id,
    game.data?.state === "open" || (game.data?.state === "running" && chronicle.isSuccess),
  );

  if (game.data === undefined || session.data === undefined) {
    return <GameError failure={game.error ?? session.error ?? (isMissing ? notFound : null)} />;
  }
  if (game.data.state === "closed") return <ClosedGame game={game.data} />;
  if (!hasBegun) return <WaitingRoom game={game.data} account={session.data} />;
  return <StartedGame game={game.data} chronicle={chronicle.data} failure={chronicle.error} connection={connection} />;
}
