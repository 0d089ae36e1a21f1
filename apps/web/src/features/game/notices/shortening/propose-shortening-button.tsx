"use client";

import dynamic from "next/dynamic";
import { useGameContext } from "../../state/game-context.tsx";

// Most games have no last turn to agree on.
const ProposalDialog = dynamic(() => import("./proposal-dialog.tsx").then((file) => file.ProposalDialog));

/** Proposes an earlier last turn, where the players can still agree on one. */
export function ProposeShorteningButton() {
  const { game, position } = useGameContext();
  const { turnLimit } = position;
  const canPropose = game.yourSeat !== null && game.tournament === null && game.shortening === null;
  if (turnLimit === null || !canPropose || turnLimit.turn + 1 >= turnLimit.last) return null;
  return <ProposalDialog game={game} limit={turnLimit} />;
}
