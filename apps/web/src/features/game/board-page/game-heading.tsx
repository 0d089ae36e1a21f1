"use client";

import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import { OrderOfPlay } from "../../../components/board-page/order-of-play.tsx";
import { ClockFace } from "../../../components/clocks/clock-face.tsx";
import { nearestClock } from "../../../components/clocks/time-left.ts";
import type { Pace, SeatClock } from "../../../lib/api-client/types.ts";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Title } from "../../../ui/title.tsx";

interface GameHeadingProps {
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  /** What is shown is over: nothing is announced, and nothing is gilt. */
  readonly isPast: boolean;
  /** By seat; none where the game is played without, or what is shown is past. */
  readonly clocks?: readonly SeatClock[];
  readonly pace?: Pace | undefined;
}

/** Whose turn it is and what for, in one sentence; the order of play beside it. */
export function GameHeading({ board, model, isPast, clocks = [], pace }: GameHeadingProps) {
  const t = useTranslations("table");
  const tGame = useWords(board.messages);
  const { title, sub, seat, announcement } = board.heading(tGame, model);
  const nearest = nearestClock(clocks, model.yourSeat);
  return (
    <>
      <Title title={isPast ? t("playback.title") : title} sub={isPast ? "" : sub} seat={seat}>
        <OrderOfPlay
          turns={model.outcome === null ? board.order(model) : []}
          people={model.people}
          yourSeat={model.yourSeat}
          isPast={isPast}
          clocks={clocks}
          pace={pace}
        />
        {nearest !== undefined && <ClockFace clock={nearest} pace={pace} />}
      </Title>
      <LiveRegion>{isPast ? "" : announcement}</LiveRegion>
    </>
  );
}
