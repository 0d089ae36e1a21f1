"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { GameError } from "../../../components/errors/game-error.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useInvitation } from "../../../lib/queries/games/use-games.ts";
import { WaitingRoom } from "./waiting-room.tsx";

/** The page of an invitation link: the waiting room, with the right to join. */
export function InvitationPage({ code }: { readonly code: string }) {
  const router = useRouter();
  const session = useSession();
  const game = useInvitation(code);
  const opensGame = game.data !== undefined && (game.data.yourSeat !== null || game.data.state !== "open");

  useEffect(() => {
    if (opensGame) router.replace(`/games/${game.data?.id}`);
  }, [opensGame, game.data?.id, router]);

  if (game.data === undefined || session.data === undefined || opensGame) {
    return <GameError failure={game.error ?? session.error} />;
  }
  return <WaitingRoom game={game.data} account={session.data} invitation={code} />;
}
