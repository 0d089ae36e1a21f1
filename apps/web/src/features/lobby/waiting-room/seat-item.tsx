"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useWords } from "../../../boards/words.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import { mannerOf, nameOf } from "../../../components/seats/people.ts";
import type { BotLevel, Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyShield, Shield } from "../../../ui/shield.tsx";
import { Text } from "../../../ui/text.tsx";
import { BotMenu } from "./bot-menu.tsx";

interface SeatItemProps {
  readonly game: Game;
  readonly seat: number;
  readonly isHost: boolean;
  /** Whether the reader may sit down there. */
  readonly canSit: boolean;
  readonly bots: readonly BotLevel[];
  /** Something was asked for and is not answered yet. */
  readonly isBusy: boolean;
  onSit(): void;
  /** Gives one's own seat back, or sends away whoever sits there. */
  onClear(): void;
  onBot(bot: BotLevel): void;
}

/** One seat before the game: its shield, its name, and what the reader may do about it. */
export function SeatItem({ game, seat, isHost, canSit, bots, isBusy, onSit, onClear, onBot }: SeatItemProps) {
  const t = useTranslations("lobby.room");
  const tCommon = useWords("common");
  const sitter = game.seats[seat] ?? { kind: "nobody" };
  const isYours = game.yourSeat === seat;
  const name = nameOf(sitter, seat, tCommon);
  const kept = game.invited.find((guest) => guest.seat === seat);
  const number = seat + 1;
  if (sitter.kind === "nobody") {
    return (
      <li className="free">
        <EmptyShield />
        <span>
          <b>{name}</b>{" "}
          {kept !== undefined && (
            <Text muted small>
              {t("keptFor", { name: markedName(kept, tCommon) })}
            </Text>
          )}
        </span>
        <span className="deeds">
          {canSit && (
            <Button aria-label={t("sitOn", { number })} disabled={isBusy} onClick={onSit}>
              {t("sit")}
            </Button>
          )}
          {isHost && kept === undefined && (
            <BotMenu
              label={t("addBot")}
              name={t("addBotTo", { number })}
              bots={bots}
              isBusy={isBusy}
              onChoose={onBot}
            />
          )}
        </span>
      </li>
    );
  }
  const isCompanion = sitter.kind === "person" && sitter.companionOf !== null;
  const manner = isYours ? [t("you")] : [isCompanion && t("atOneScreen"), mannerOf(sitter, tCommon)];
  return (
    <li>
      <Shield seat={seat} />
      <span>
        <b>{sitter.kind === "person" ? <Link href={`/players/${sitter.account}`}>{name}</Link> : name}</b>{" "}
        <Text muted small>
          {[...manner, game.readyCheck && sitter.kind === "person" && t(sitter.isReady ? "isReady" : "isNotReady")]
            .filter(Boolean)
            .join(", ")}
        </Text>
      </span>
      <span className="deeds">
        {isYours && (
          <Button disabled={isBusy} onClick={onClear}>
            {t("stand")}
          </Button>
        )}
        {!isYours && isHost && (
          <Button
            aria-label={t(sitter.kind === "bot" ? "removeNamed" : "sendAwayNamed", { name })}
            disabled={isBusy}
            onClick={onClear}
          >
            {t(sitter.kind === "bot" ? "remove" : "sendAway")}
          </Button>
        )}
      </span>
    </li>
  );
}
