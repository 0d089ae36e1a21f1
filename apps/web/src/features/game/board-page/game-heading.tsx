"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { PlayerStrip } from "../../../components/board-page/player-strip/player-strip.tsx";
import { ClockFace } from "../../../components/clocks/clock-face.tsx";
import { nearestClock } from "../../../components/clocks/time-left.ts";
import type { Pace, SeatClock } from "../../../lib/api-client/types.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Title } from "../../../ui/typography/title.tsx";

interface GameHeadingProps {
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  /** During playback nothing is announced or highlighted. */
  readonly isPast: boolean;
  /** By seat; empty without a time control and during playback. */
  readonly clocks?: readonly SeatClock[];
  readonly pace?: Pace | undefined;
  /** The seats whose players are online. */
  readonly online?: readonly number[];
  /** The view after the chosen move. */
  readonly after?: unknown;
  /** At the right end of the title. */
  readonly aside?: ReactNode;
}

/** Whose turn it is and what they have to do, and what each player has. */
export function GameHeading({ board, model, isPast, clocks = [], pace, online = [], after, aside }: GameHeadingProps) {
  const t = useTranslations("game-page");
  const tGame = useTranslate(board.messages);
  const { title, sub, seat, announcement } = board.heading(tGame, model);
  const nearest = nearestClock(clocks, model.yourSeat);
  return (
    <>
      <Title compact title={isPast ? t("playback.title") : title} sub={isPast ? "" : sub} seat={seat}>
        {aside}
        {nearest !== undefined && <ClockFace clock={nearest} pace={pace} />}
      </Title>
      <PlayerStrip
        board={board}
        model={model}
        after={after}
        isPast={isPast}
        clocks={clocks}
        pace={pace}
        online={online}
      />
      <LiveRegion>{isPast ? "" : announcement}</LiveRegion>
    </>
  );
}
