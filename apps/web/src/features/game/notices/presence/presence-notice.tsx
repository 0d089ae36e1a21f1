"use client";

import { useGameContext } from "../../state/game-context.tsx";
import { AskedPlayers } from "./asked-players.tsx";
import { ConfirmPresence } from "./confirm-presence.tsx";
import { StartPresenceCheck } from "./start-presence-check.tsx";

/** In a game without clocks: asking whether absent players are still there, their answer, and the vote on a replacement. */
export function PresenceNotice() {
  const { game } = useGameContext();
  const { presenceCheck: check } = game;
  if (game.state !== "running") return null;
  if (check === null) return <StartPresenceCheck game={game} />;
  const own = check.absent.find(({ seat }) => game.yourSeats.includes(seat));
  return own === undefined ? (
    <AskedPlayers game={game} check={check} />
  ) : (
    <ConfirmPresence game={game} check={check} mustMove={own.mustMove} />
  );
}
