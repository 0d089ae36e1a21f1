import type { Below } from "../random.ts";
import { planOf } from "../tournament/scenarios/testing.fixture.ts";
import type { Plan, Stage } from "../tournament/state/types.ts";
import { tieBreaks } from "./formats.fixture.ts";

export const pick = <Value>(below: Below, list: readonly Value[]): Value => list[below(list.length)] as Value;
/** Whether something happens that happens once in a number of times. */
export const oneIn = (below: Below, times: number): boolean => below(times) === 0;
/** From one whole number to another, both included. */
export const between = (below: Below, from: number, to: number): number => from + below(to - from + 1);

const formats = ["heats", "swiss", "round-robin", "league", "knock-out", "lives", "ladder"] as const;

/** A plan that the schema takes; one in a few cannot be played. */
export function randomPlan(below: Below, now: string): Plan {
  const count = pick(below, [1, 1, 1, 2, 2, 3]);
  const stages = Array.from({ length: count }, (_, at) => randomStage(below, at));
  const isPlanned = oneIn(below, 4);
  return planOf(stages, {
    scoring: randomScoring(below),
    tieBreaks: randomTieBreaks(below),
    seeding: pick(below, ["lot", "rating", "entry"]),
    startsAt: isPlanned ? later(now, between(below, -30, 600)) : null,
    checkInMinutes: oneIn(below, isPlanned ? 2 : 20) ? between(below, 5, 120) : null,
    playersMost: between(below, 2, 24),
    lateRounds: oneIn(below, 2) ? between(below, 0, 4) : 0,
    latePoints: pick(below, [0, 0, 1, 2.5]),
    byePoints: pick(below, [null, null, 0, 1, 3]),
    atDeadline: pick(below, ["director", "director", "adjudicate"]),
    pairing: pick(below, ["automatic", "director"]),
    closing: pick(below, ["automatic", "automatic", "director"]),
    graceMinutes: pick(below, [0, 0, 30]),
    lastGraceMinutes: pick(below, [0, 60]),
    prizes: randomPrizes(below),
  });
}

export const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

function randomStage(below: Below, place: number): Stage {
  const least = pick(below, [2, 2, 3, 3, 3, 4]);
  const preferred = Math.min(6, least + pick(below, [0, 0, 1, 1, 2]));
  const most = Math.min(6, preferred + pick(below, [0, 0, 1]));
  const isForAll = place === 0 ? !oneIn(below, 30) : oneIn(below, 8);
  const field = isForAll
    ? { from: "all" as const }
    : { from: "best" as const, of: between(below, 1, Math.max(1, place)), count: between(below, 2, 9) };
  const sizes = { least, preferred, most };
  const stage = formatOf(below, { field, sizes, roundDays: pick(below, [null, null, 1, 7]) });
  return oneIn(below, 3) ? withNewRules(below, stage) : stage;
}

/** Settings that earlier plans do not have: play-offs, brackets, and what becomes of players who leave. */
function withNewRules(below: Below, stage: Stage): Stage {
  const [playOffs, promotionPlayOffs, thirdPlace] = [oneIn(below, 2), oneIn(below, 2), oneIn(below, 2)];
  const withdrawals = pick(below, ["keep", "annul"] as const);
  const inactivity = oneIn(below, 2) ? null : { forfeits: 1, effect: pick(below, ["relegate", "remove"] as const) };
  switch (stage.format) {
    case "heats":
    case "swiss":
    case "lives":
      return { ...stage, playOffs };
    case "round-robin":
      return { ...stage, playOffs, withdrawals };
    case "league":
      return { ...stage, playOffs, withdrawals, promotionPlayOffs, inactivity };
    case "knock-out":
      return { ...stage, playOffs, thirdPlace, bracket: pick(below, ["fixed", "reseeded"]) };
    case "ladder":
      return stage;
  }
}

/** Whether a plan has only the rules that the audit computes again. */
export const hasAuditedRules = ({ stages }: Plan): boolean =>
  stages.every((stage) => !("playOffs" in stage) && !("withdrawals" in stage) && !("bracket" in stage));

function formatOf(below: Below, common: Pick<Stage, "field" | "sizes" | "roundDays">): Stage {
  const format = pick(below, formats);
  const mostAtOnce = pick(below, [null, null, 1, 2]);
  const rounds = between(below, 1, 4);
  switch (format) {
    case "heats":
      return { format, ...common, rounds, best: between(below, 1, rounds + (oneIn(below, 10) ? 1 : 0)) };
    case "swiss":
      return { format, ...common, rounds, company: pick(below, ["social", "balanced", "sporting"]) };
    case "round-robin":
      return { format, ...common, isDouble: common.sizes.most === 2 && oneIn(below, 2), mostAtOnce };
    case "league":
      return {
        format,
        ...common,
        division: between(below, 3, 8),
        seasons: between(below, 1, 3),
        moving: between(below, 0, 3),
        mostAtOnce,
      };
    case "knock-out":
      return {
        format,
        ...common,
        advance: between(below, 1, oneIn(below, 10) ? 3 : Math.max(1, common.sizes.least - 1)),
      };
    case "lives":
      return {
        format,
        ...common,
        lives: between(below, 1, 3),
        safe: between(below, 1, Math.max(1, common.sizes.least - 1)),
      };
    case "ladder":
      return {
        format,
        ...common,
        days: between(below, 1, 20),
        gamesAtOnce: between(below, 1, 3),
        best: between(below, 1, 4),
      };
  }
}

function randomScoring(below: Below): Plan["scoring"] {
  const system = pick(below, [
    ...(["size-neutral", "win-only", "wbc", "score-share", "doubling", "expo", "cedh", "draw-size"] as const),
    ...(["list", "carnage", "c-diplo", "sum-of-squares", "bangkok"] as const),
  ]);
  if (system === "list") return { system, points: oneIn(below, 10) ? [1, 3] : [6, 3, 1, 0] };
  const isOfCenters =
    system === "carnage" || system === "c-diplo" || system === "sum-of-squares" || system === "bangkok";
  return isOfCenters ? { system, soloAt: between(below, 1, 40) } : { system };
}

function randomTieBreaks(below: Below): Plan["tieBreaks"] {
  const chosen = tieBreaks.filter((criterion) => criterion === "points" || oneIn(below, 2));
  const turn = below(chosen.length);
  const list = oneIn(below, 3) ? [...chosen.slice(turn), ...chosen.slice(0, turn)] : chosen;
  return oneIn(below, 30) ? [...list, "points"] : list;
}

function randomPrizes(below: Below): Plan["prizes"] {
  const places = Array.from({ length: below(4) }, (_, at) => (oneIn(below, 20) ? 1 : at + 1));
  return places.map((place) => ({ place, title: `Title ${place}` }));
}
