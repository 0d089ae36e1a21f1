"use client";

import dynamic from "next/dynamic";
import { useGameContext } from "../../state/game-context.tsx";
import { StartPresenceCheck } from "./start-presence-check.tsx";

// Few visits see a check.
const AskedPlayers = dynamic(() => import("./asked-players.tsx").then((file) => file.AskedPlayers));
const ConfirmPresence = dynamic(() => import("./confirm-presence.tsx").then((file) => file.ConfirmPresence));

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
