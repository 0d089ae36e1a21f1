import type { Tournament } from "../../../../lib/api-client/types.ts";

type Stage = Pick<Tournament["stages"][number], "stage" | "format" | "state" | "bracket">;
type Round = Pick<Tournament["rounds"][number], "stage"> & {
  readonly tables: readonly { readonly places: unknown }[];
};

/** What shows the meetings of a stage: a bracket if players are eliminated, otherwise a cross table. */
export const diagramOf = (format: Stage["format"]): "bracket" | "cross" =>
  format === "knock-out" || format === "lives" ? "bracket" : "cross";

/** The stages that have a diagram: a cross table once there is a result; a bracket also if it is known before. */
export const stagesWithDiagram = <Given extends Stage>({
  stages,
  rounds,
}: {
  readonly stages: readonly Given[];
  readonly rounds: readonly Round[];
}): readonly Given[] =>
  stages.filter(({ stage, format, state, bracket }) =>
    diagramOf(format) === "bracket"
      ? state !== "ahead" || bracket.length > 0
      : rounds.some((round) => round.stage === stage && round.tables.some(({ places }) => places !== null)),
  );

/** What the diagrams of these stages are called. */
export function diagramsTitle(stages: readonly Pick<Stage, "format">[]): "bracket" | "cross" | "both" {
  const kinds = new Set(stages.map(({ format }) => diagramOf(format)));
  return kinds.size > 1 ? "both" : kinds.has("bracket") ? "bracket" : "cross";
}
