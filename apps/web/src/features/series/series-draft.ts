import type { NewSeries, Series } from "../../lib/api-client/types.ts";

export const tieBreaks = ["wins", "best", "played"] as const;

/** The state of the form: points as text, while they are edited. */
export interface SeriesDraft {
  readonly name: string;
  readonly description: string;
  readonly system: "ranks" | "tournament-points";
  readonly points: string;
  readonly best: number | null;
  readonly tieBreaks: readonly (typeof tieBreaks)[number][];
}

export const newDraft: SeriesDraft = {
  name: "",
  description: "",
  system: "ranks",
  points: "10 8 6 5 4 3 2 1",
  best: null,
  tieBreaks: ["wins", "best"],
};

export const draftOf = ({ name, description, rules }: Series): SeriesDraft => ({
  name,
  description,
  system: rules.scoring.system,
  points: rules.scoring.system === "ranks" ? rules.scoring.points.join(" ") : newDraft.points,
  best: rules.best,
  tieBreaks: rules.tieBreaks,
});

const pointsMost = 1000;
const ranksMost = 64;

/** Numbers that do not rise, between spaces or semicolons; undefined for anything else. A comma is a decimal comma. */
export function pointsIn(text: string): number[] | undefined {
  const points = text
    .split(/[\s;]+/)
    .filter((word) => word !== "")
    .map((word) => Number(word.replace(",", ".")));
  const isSound = points.every((one, at) => one >= 0 && one <= (points[at - 1] ?? pointsMost));
  return isSound && points.length > 0 && points.length <= ranksMost ? points : undefined;
}

/** The series to send; undefined as long as something is missing or wrong. */
export function seriesOf({ name, description, system, points, best, tieBreaks: chosen }: SeriesDraft) {
  const list = pointsIn(points);
  const isBestSound = best === null || (Number.isInteger(best) && best >= 1 && best <= 60);
  if (name.trim() === "" || !isBestSound || (system === "ranks" && list === undefined)) return undefined;
  const scoring = system === "ranks" ? { system, points: list ?? [] } : { system };
  const rules = { scoring, best, tieBreaks: [...chosen] };
  return { name: name.trim(), description: description.trim(), rules } satisfies NewSeries;
}
