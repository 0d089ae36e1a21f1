import type { Seats, TournamentDraft } from "./draft.ts";
import type { CompleteStage } from "./earlier-plan.ts";

export type DraftErrorName =
  | "name"
  | "figures"
  | "seats"
  | "sizes"
  | "field"
  | "count"
  | "advance"
  | "safe"
  | "best"
  | "double"
  | "division"
  | "points"
  | "start"
  | "ratings"
  | "places"
  | "checkIn"
  | "late"
  | "adjudication"
  | "prizes"
  | "rising"
  | "pairsOnly"
  | "requestedByes"
  | "thirdPlace"
  | "divisionNames";

/** Why a plan cannot be played. The API checks the same and more. */
export interface DraftError {
  readonly name: DraftErrorName;
  /** The stage, from 1; `null` if the error is about the whole plan. */
  readonly stage: number | null;
}

export function draftErrorsIn(draft: TournamentDraft, seats: Seats, now: Date): readonly DraftError[] {
  const { entry, scoring, startsAt, playersMost, stages, prizes } = draft;
  const [first] = stages;
  const whole: readonly (readonly [boolean, DraftErrorName])[] = [
    [draft.name.trim() === "", "name"],
    [!draftFigures(draft).every(isFigure), "figures"],
    [scoring.system === "list" && (scoring.points.length === 0 || !scoring.points.every(isFigure)), "points"],
    [startsAt !== null && Date.parse(startsAt) <= now.getTime(), "start"],
    [playersMost < (first?.sizes.least ?? 0), "places"],
    [draft.checkInMinutes !== null && startsAt === null, "checkIn"],
    [draft.lateRounds > 0 && draft.lateRounds >= roundsIn(first), "late"],
    [draft.atDeadline === "adjudicate" && !stages.some(isTimed), "adjudication"],
    [prizes.some(({ place }) => place > playersMost), "prizes"],
    [scoring.system === "list" && scoring.points.some(isHigherThanBefore), "rising"],
    [draft.requestedByes !== null && !stages.some(hasByes), "requestedByes"],
    [new Set(draft.divisionNames).size < draft.divisionNames.length, "divisionNames"],
    [entry !== null && (entry.ratingLeast ?? 0) > (entry.ratingMost ?? Number.POSITIVE_INFINITY), "ratings"],
  ];
  return [
    ...whole.flatMap(([isSo, name]) => (isSo ? [{ name, stage: null }] : [])),
    ...draft.stages.flatMap((stage, place) => faultsInStage(draft, stage, place, seats)),
  ];
}

/** Whether a place earns more points than the place before it. */
export const isHigherThanBefore = (points: number, at: number, all: readonly number[]): boolean =>
  points > (all[at - 1] ?? points);

/** The rounds of a format that fixes their number. */
function roundsIn(stage: CompleteStage | undefined): number {
  if (stage?.format === "league") return stage.seasons;
  return stage?.format === "swiss" || stage?.format === "heats" ? stage.rounds : Number.POSITIVE_INFINITY;
}

const hasByes = ({ format }: CompleteStage) => format === "swiss" || format === "heats";
const isTimed = (stage: CompleteStage) =>
  stage.format === "ladder" || stage.roundDays !== null || stage.roundMinutes !== null;

const isFigure = (figure: number | null) => figure === null || Number.isFinite(figure);

const draftFigures = ({ entry, ...draft }: TournamentDraft) => [
  draft.playersMost,
  draft.checkInMinutes,
  draft.lateRounds,
  draft.latePoints,
  draft.byePoints,
  draft.absencePoints,
  ...Object.values(draft.requestedByes ?? {}),
  draft.graceMinutes,
  draft.lastGraceMinutes,
  draft.clubsApart?.rounds ?? null,
  ...(entry === null ? [] : Object.values(entry).filter((figure) => typeof figure !== "boolean")),
];

function faultsInStage(
  draft: TournamentDraft,
  stage: CompleteStage,
  place: number,
  seats: Seats,
): readonly DraftError[] {
  const { sizes, field } = stage;
  const ruled = stage.format === "league" && stage.inactivity !== null ? [stage.inactivity.forfeits] : [];
  const own = Object.values(stage).filter((value) => typeof value === "number");
  const figures = [...Object.values(sizes), ...own, ...ruled];
  const found: readonly (readonly [boolean, DraftErrorName])[] = [
    [!figures.every(isFigure), "figures"],
    [sizes.least < seats.min || sizes.most > seats.max, "seats"],
    [sizes.least > sizes.preferred || sizes.preferred > sizes.most, "sizes"],
    [field.from === "best" && field.of > place, "field"],
    [field.from === "best" && !(field.count >= sizes.least && field.count <= draft.playersMost), "count"],
    [stage.format === "knock-out" && stage.advance >= sizes.least, "advance"],
    [stage.format === "lives" && stage.safe >= sizes.least, "safe"],
    [stage.format === "heats" && stage.best > stage.rounds, "best"],
    [stage.format === "round-robin" && stage.isDouble && sizes.most > 2, "double"],
    [stage.format === "league" && stage.division < sizes.least, "division"],
    [stage.format === "knock-out" && stage.thirdPlace && sizes.most > 2, "thirdPlace"],
    [seats.min > 2 && hasPlayOffs(stage), "pairsOnly"],
  ];
  return found.flatMap(([isSo, name]) => (isSo ? [{ name, stage: place + 1 }] : []));
}

const hasPlayOffs = (stage: CompleteStage) =>
  ("playOffs" in stage && stage.playOffs) || (stage.format === "league" && stage.promotionPlayOffs);
