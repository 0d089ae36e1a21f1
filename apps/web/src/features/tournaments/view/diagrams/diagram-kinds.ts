import type { Tournament } from "../../../../lib/api-client/types.ts";

type Stages = readonly Pick<Tournament["stages"][number], "format" | "state">[];

/** What shows the meetings of a stage: a bracket if players are eliminated, otherwise a cross table. */
export const diagramOf = (format: Stages[number]["format"]): "bracket" | "cross" =>
  format === "knock-out" || format === "lives" ? "bracket" : "cross";

/** What the diagrams of a tournament are called. */
export function diagramsTitle(stages: Stages): "bracket" | "cross" | "both" {
  const kinds = new Set(stages.filter(({ state }) => state !== "ahead").map(({ format }) => diagramOf(format)));
  return kinds.size > 1 ? "both" : kinds.has("bracket") ? "bracket" : "cross";
}
