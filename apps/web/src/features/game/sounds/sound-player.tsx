"use client";

import { useEffect, useRef } from "react";
import { useChat } from "../chat/use-chat.ts";
import { useGameContext } from "../state/game-context.tsx";
import { type Heard, nextSound } from "./next-sound.ts";
import { playSound } from "./play-sound.ts";

/** Plays a sound when it becomes the reader's turn, when another player moves, and when a message arrives. */
export function SoundPlayer() {
  const { game, position, steps } = useGameContext();
  const { data, account } = useChat(game);
  const before = useRef<Heard | undefined>(undefined);
  const { question, audience } = position;
  const now: Heard = {
    question: typeof audience === "number" && question?.seats.includes(audience) ? question.number : null,
    yourSeat: game.yourSeat,
    lastStep: steps.at(-1),
    lastMessage: data?.messages.at(-1),
    account,
    isChatLoaded: data !== undefined,
  };
  useEffect(() => {
    const sound = before.current && nextSound(before.current, now);
    before.current = now;
    if (sound !== undefined) playSound(sound);
  });
  return null;
}
