import { undoneVersions } from "@seneschal/wording";
import type { RoundSummary, RulesetBoard, Translate } from "../../../boards/board.ts";
import type { Replay } from "../../../lib/api-client/types.ts";

export type ReplayStep = Replay["steps"][number];

/** A step of a replay and its moment in the game. */
export interface Frame {
  readonly step: ReplayStep;
  readonly moment: RoundSummary | null;
  /** The name of the event that marks this step, if there is one. */
  readonly marker: string | null;
}

/** The first step of a round, for the ticks under the slider. */
export interface Tick {
  readonly round: number;
  readonly place: number;
  /** The event at the end of the round, if there was one. */
  readonly marker: string | null;
}

/** The score of each seat at the end of a round. */
export interface RoundScores {
  readonly round: number;
  readonly tally: readonly number[];
}

export type RoundUnit = "round" | "turn";

/** What the game calls a round. */
export const unitOf = (frames: readonly Frame[]): RoundUnit =>
  frames.find(({ moment }) => moment !== null)?.moment?.unit ?? "round";

export function framesOf(replay: Replay, board: RulesetBoard, t: Translate): readonly Frame[] {
  return replay.steps.map((step) => ({
    step,
    moment: board.roundOf(step.view),
    marker: board.timelineMarker(t, step.facts),
  }));
}

/** The index of the last step up to a version, or of the first step. */
export function placeOf(frames: readonly Frame[], at: number | null): number {
  if (at === null) return 0;
  return Math.max(
    0,
    frames.findLastIndex(({ step }) => step.version <= at),
  );
}

/** The index of a step, also beyond the ends, or how to find it from the index of the step that is shown. */
export type Destination = number | ((place: number) => number);

/** The version of the step to go to from the step that is shown at a version. */
export function versionAt(frames: readonly Frame[], at: number | null, to: Destination): number | null {
  const place = typeof to === "number" ? to : to(placeOf(frames, at));
  return frames[Math.min(Math.max(place, 0), frames.length - 1)]?.step.version ?? at;
}

export function ticksOf(frames: readonly Frame[]): readonly Tick[] {
  const begins = frames.flatMap(({ moment }, place) => {
    const before = frames[place - 1]?.moment?.round ?? 0;
    return moment !== null && moment.round > before ? [{ round: moment.round, place }] : [];
  });
  const end = isOver(frames) ? frames.findLastIndex(({ step }) => step.facts.length > 0) : frames.length;
  const markers = frames.map((frame, place) => ({ marker: frame.marker, round: roundEndedBy(frames, place, end) }));
  return begins.map(({ round, place }) => {
    const marker = markers.find((one) => one.marker !== null && one.round === round)?.marker ?? null;
    return { round, place, marker };
  });
}

/** The step that ends a round also begins the next one, except for the last round: the game is over from `end` on. */
function roundEndedBy(frames: readonly Frame[], place: number, end: number): number | undefined {
  const frame = place >= end ? frames[place] : frames[place - 1];
  return frame?.moment?.round;
}

export function isOver(frames: readonly Frame[]): boolean {
  return frames.at(-1)?.step.outcome != null;
}

/** The first step of the previous or next round. */
export function roundJump(ticks: readonly Tick[], place: number, direction: 1 | -1, last: number): number {
  if (direction === 1) return ticks.find((tick) => tick.place > place)?.place ?? last;
  return ticks.findLast((tick) => tick.place < place)?.place ?? 0;
}

/** The scores at the end of each round, without undone steps. */
export function scoresByRound(frames: readonly Frame[]): readonly RoundScores[] {
  const undone = undoneVersions(frames.map(({ step }) => step));
  const last = new Map<number, readonly number[]>();
  for (const { step, moment } of frames) {
    if (moment !== null && !undone.has(step.version)) last.set(moment.round, moment.tally);
  }
  return Array.from(last, ([round, tally]) => ({ round, tally })).toSorted((one, other) => one.round - other.round);
}
