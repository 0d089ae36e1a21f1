"use client";

import { useMemo } from "react";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel, Person } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { toBoardModel } from "../../../components/board-page/to-board-model.ts";
import type { Game, Replay } from "../../../lib/api-client/types.ts";
import { type Frame, framesOf, placeOf, type Tick, ticksOf } from "./frames.ts";
import { type Autoplay, useAutoplay } from "./use-autoplay.ts";
import type { ReplayParams } from "./use-replay-params.ts";
import { useReplayShortcuts } from "./use-replay-shortcuts.ts";

export interface ReplayData {
  readonly game: Game;
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
  /** The index of `frame`. */
  readonly place: number;
  readonly model: BoardModel;
  readonly yourSeat: number | null;
  readonly autoplay: Autoplay;
  goTo(place: number): void;
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
  const place = params.at === null ? 0 : placeOf(frames, params.at);
  const frame = frames[place];
  const goToVersion = (at: number) => params.goTo({ at });
  const goTo = (to: number) => {
    const version = frames[Math.min(Math.max(to, 0), last)]?.step.version;
    if (version !== undefined) goToVersion(version);
  };
  const autoplay = useAutoplay(place, last, goTo);
  useReplayShortcuts({ place, last, ticks, goTo, toggle: autoplay.toggle });
  if (frame === undefined) return null;
  return {
    ...data,
    frames,
    ticks,
    frame,
    place,
    model: toBoardModel({ ...frame.step, audience: replay.audience }, people, [frame.step]),
    yourSeat: typeof replay.audience === "number" ? replay.audience : null,
    autoplay,
    goTo,
    goToVersion,
    lookAs: (as) => params.goTo({ as, at: frame.step.version }),
  };
}
