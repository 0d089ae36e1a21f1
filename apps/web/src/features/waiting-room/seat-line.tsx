"use client";

import { useTranslations } from "next-intl";
import type { BotLevel, Sitter } from "../../api/types.ts";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyShield, Shield } from "../../ui/shield.tsx";
import { mannerOf, nameOf } from "../seats/people.ts";
import { BotMenu } from "./bot-menu.tsx";

interface SeatLineProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly isYours: boolean;
  readonly canSit: boolean;
  readonly isHost: boolean;
  readonly bots: readonly BotLevel[];
  onSit(): void;
  onStand(): void;
  onBot(bot: BotLevel): void;
}

/** One seat before the game: its shield, its name, and what the reader may do about it. */
export function SeatLine({ seat, sitter, isYours, canSit, isHost, bots, onSit, onStand, onBot }: SeatLineProps) {
  const say = useTranslations("lobby.room");
  const words = useWords("common");
  const isFree = sitter.kind === "nobody";
  const name = nameOf(sitter, seat, words);
  const number = seat + 1;
  return (
    <li className={isFree ? "free" : undefined}>
      {isFree ? <EmptyShield /> : <Shield seat={seat} />}
      <span>
        <b>{name}</b> <span className="quiet small">{isYours ? say("you") : mannerOf(sitter, words)}</span>
      </span>
      <span className="deeds">
        {isFree && canSit && (
          <Button aria-label={say("sitOn", { number })} onClick={onSit}>
            {say("sit")}
          </Button>
        )}
        {isFree && isHost && (
          <BotMenu label={say("addBot")} name={say("addBotTo", { number })} bots={bots} onChoose={onBot} />
        )}
        {isYours && <Button onClick={onStand}>{say("stand")}</Button>}
        {sitter.kind === "bot" && isHost && (
          <Button aria-label={say("removeNamed", { name })} onClick={onStand}>
            {say("remove")}
          </Button>
        )}
      </span>
    </li>
  );
}
