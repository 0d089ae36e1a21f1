import type { Tournament } from "../../../../lib/api-client/types.ts";

type Stage = Pick<Tournament["stages"][number], "format" | "state" | "bracket">;

/** What shows the meetings of a stage: a bracket if players are eliminated, otherwise a cross table. */
export const diagramOf = (format: Stage["format"]): "bracket" | "cross" =>
  format === "knock-out" || format === "lives" ? "bracket" : "cross";

/** A stage that has begun; or a bracket that is known before. */
export const hasDiagram = ({ state, bracket }: Stage): boolean => state !== "ahead" || bracket.length > 0;

/** What the diagrams of a tournament are called. */
export function diagramsTitle(stages: readonly Stage[]): "bracket" | "cross" | "both" {
  const kinds = new Set(stages.filter(hasDiagram).map(({ format }) => diagramOf(format)));
  return kinds.size > 1 ? "both" : kinds.has("bracket") ? "bracket" : "cross";
}
