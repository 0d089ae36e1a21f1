import type { TournamentPlan, TournamentStage } from "../../../../lib/api-client/types.ts";

type PlanRule =
  | "closing"
  | "graceMinutes"
  | "lastGraceMinutes"
  | "divisionNames"
  | "absencePoints"
  | "substituteResult"
  | "boards";
type WithRules<One> = One extends TournamentStage ? Required<One> : never;
/** A stage that says all of its rules. */
export type CompleteStage = WithRules<TournamentStage>;
/** A plan that says all of its rules. */
export type CompletePlan = Omit<TournamentPlan, PlanRule | "clubsApart" | "requestedByes" | "stages"> &
  Required<Pick<TournamentPlan, PlanRule>> & {
    readonly clubsApart: NonNullable<TournamentPlan["clubsApart"]> | null;
    readonly requestedByes: NonNullable<TournamentPlan["requestedByes"]> | null;
    stages: CompleteStage[];
  };

/** A stored plan with the rules that applied before plans said them. */
export const completePlan = (plan: TournamentPlan): CompletePlan => ({
  closing: "automatic",
  graceMinutes: 0,
  lastGraceMinutes: 0,
  divisionNames: [],
  absencePoints: 0,
  substituteResult: "nobody",
  boards: "online",
  ...plan,
  requestedByes: plan.requestedByes ?? null,
  clubsApart: plan.clubsApart ?? null,
  stages: plan.stages.map(completeStage),
});

function completeStage(stage: TournamentStage): CompleteStage {
  switch (stage.format) {
    case "ladder":
      return { roundMinutes: null, ...stage };
    case "heats":
    case "swiss":
    case "lives":
      return { roundMinutes: null, playOffs: false, ...stage };
    case "round-robin":
      return { roundMinutes: null, playOffs: false, withdrawals: "keep", ...stage };
    case "league":
      return {
        roundMinutes: null,
        playOffs: false,
        withdrawals: "keep",
        promotionPlayOffs: false,
        inactivity: null,
        ...stage,
      };
    case "knock-out":
      return { roundMinutes: null, playOffs: false, bracket: "reseeded", thirdPlace: false, ...stage };
  }
}
