"use client";

import { useMemo } from "react";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel, Person } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { toBoardModel } from "../../../components/board-page/to-board-model.ts";
import type { Replay } from "../../../lib/api-client/types.ts";
import {
  type Destination,
  type Frame,
  framesOf,
  placeOf,
  type RoundUnit,
  type Tick,
  ticksOf,
  unitOf,
  versionAt,
} from "./frames.ts";
import type { ReplayedGame } from "./replayed-game.ts";
import { type Autoplay, useAutoplay } from "./use-autoplay.ts";
import type { ReplayParams } from "./use-replay-params.ts";
import { useReplayShortcuts } from "./use-replay-shortcuts.ts";

export interface ReplayData {
  readonly game: ReplayedGame;
  readonly board: RulesetBoard;
  readonly replay: Replay;
  readonly people: readonly Person[];
  readonly params: ReplayParams;
}

/** A replay and the step of it that is shown. */
export interface ReplayState extends Omit<ReplayData, "params"> {
  readonly frames: readonly Frame[];
  readonly ticks: readonly Tick[];
  readonly frame: Frame;
  /** What the game calls a round. */
  readonly unit: RoundUnit;
  /** The index of `frame`. */
  readonly place: number;
  readonly model: BoardModel;
  readonly yourSeat: number | null;
  readonly autoplay: Autoplay;
  goTo(to: Destination): void;
  goToVersion(version: number): void;
  /** Shows the step as another seat saw it, or as a spectator. */
  lookAs(audience: string): void;
}

/** `null` if the replay has no steps. */
export function useReplayState({ params, ...data }: ReplayData): ReplayState | null {
  const { board, replay, people } = data;
  const tGame = useTranslate(board.messages);
  const frames = useMemo(() => framesOf(replay, board, tGame), [replay, board, tGame]);
  const ticks = useMemo(() => ticksOf(frames), [frames]);
  const last = frames.length - 1;
  const place = placeOf(frames, params.at);
  const frame = frames[place];
  const goTo = (to: Destination) => params.show(({ at }) => ({ at: versionAt(frames, at, to) }));
  const autoplay = useAutoplay(place, last, goTo);
  useReplayShortcuts({ last, ticks, goTo, toggle: autoplay.toggle });
  if (frame === undefined) return null;
  return {
    ...data,
    frames,
    ticks,
    frame,
    unit: unitOf(frames),
    place,
    model: toBoardModel({ ...frame.step, audience: replay.audience }, people, [frame.step]),
    yourSeat: typeof replay.audience === "number" ? replay.audience : null,
    autoplay,
    goTo,
    goToVersion: (at) => params.show(() => ({ at })),
    lookAs: (as) => params.show(({ at }) => ({ as, at: at ?? frame.step.version })),
  };
}
