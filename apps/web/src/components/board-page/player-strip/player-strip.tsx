"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { PlayerState, RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Pace, SeatClock } from "../../../lib/api-client/types.ts";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { ClockFace } from "../../clocks/clock-face.tsx";
import { OnlineMark } from "../../seats/online-mark.tsx";
import { Figure } from "./figure.tsx";
import styles from "./player-strip.module.css";
import { type StripPlayer, stripPlayers } from "./strip-players.ts";

interface PlayerStripProps {
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  /** The view after the chosen move: the reader's figures show what changes. */
  readonly after?: unknown;
  readonly isPast: boolean;
  /** By seat; empty without clocks, and for a past position. */
  readonly clocks?: readonly SeatClock[];
  readonly pace?: Pace | undefined;
  /** The seats whose players are online. */
  readonly online?: readonly number[];
}

/** Every player in turn order: whose turn it is, the clock, and what each has. */
export function PlayerStrip({ board, model, after, isPast, online = [], ...clocks }: PlayerStripProps) {
  const t = useTranslations("game-page.players");
  const tGame = useTranslate(board.messages);
  const turns = model.outcome === null ? board.turnOrder(model) : [];
  const players = stripPlayers(turns, board.playerStates(tGame, model.view));
  const statesAfter = after === undefined ? [] : board.playerStates(tGame, after);
  if (players.length === 0) return null;
  return (
    <ol
      data-testid="player-strip"
      className={clsx(styles.strip, isPast && styles.past)}
      style={figureCount(Math.max(...players.map(({ figures }) => figures.length)))}
      aria-label={t("label")}
    >
      {players.map((player) => (
        <Player
          key={player.seat}
          player={player}
          model={model}
          isOnline={online.includes(player.seat)}
          after={statesAfter.find(({ seat }) => seat === player.seat)}
          {...clocks}
        />
      ))}
    </ol>
  );
}

/** For the columns on a phone. */
const figureCount = (count: number) => ({ "--figures": Math.max(count, 1) }) as CSSProperties;

interface PlayerProps extends Pick<PlayerStripProps, "model" | "clocks" | "pace"> {
  readonly player: StripPlayer;
  readonly after: PlayerState | undefined;
  readonly isOnline: boolean;
}

function Player({ player, model, after, isOnline, clocks = [], pace }: PlayerProps) {
  const { seat, turn, figures } = player;
  const t = useTranslations("game-page");
  const isYours = seat === model.yourSeat;
  const coming = isYours ? after?.figures : undefined;
  return (
    <li
      aria-current={turn === "now" ? "step" : undefined}
      className={clsx(isYours && styles.yours)}
      data-at={`seat-${seat}`}
    >
      <span className={styles.who}>
        <Shield seat={seat} />
        <b className={styles.name}>{isYours ? t("players.you") : model.people[seat]?.name}</b>
        {isOnline && !isYours && <OnlineMark />}
        {turn !== null && <small className={styles.turn}>{t(`order.${turn}`)}</small>}
        {clocks[seat] !== undefined && <ClockFace clock={clocks[seat]} pace={pace} isSmall />}
      </span>
      <span className={styles.figures}>
        {figures.map((figure) => (
          <Figure key={figure.key} figure={figure} after={coming?.find(({ key }) => key === figure.key)} />
        ))}
      </span>
    </li>
  );
}
