import type { Plan, Stage } from "./types.ts";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Finds settings that cannot be played. */
export const faultsInPlan = (plan: Plan): readonly Fault[] =>
  plan.stages.flatMap((stage, place) => faultsInStage(stage, place, plan));

function faultsInStage(stage: Stage, place: number, plan: Plan): readonly Fault[] {
  const faults: Fault[] = [];
  const expect = (isSo: boolean, path: string, message: string) => {
    if (!isSo) faults.push({ path: `stages/${place}/${path}`, message });
  };
  const { field, sizes } = stage;
  if (place === 0) expect(field.from === "all", "field", "The first stage must be for all players.");
  if (field.from === "best") {
    expect(field.of <= place, "field/of", "The players must come from an earlier stage.");
    expect(field.count >= sizes.least, "field/count", `A table needs ${sizes.least} players.`);
    expect(field.count <= plan.playersMost, "field/count", "This is more than the maximum number of players.");
  }
  if (stage.format === "knock-out")
    expect(stage.advance < sizes.least, "advance", "At least one player per table must be eliminated.");
  if (stage.format === "lives")
    expect(stage.safe < sizes.least, "safe", "At least one player per table must lose a life.");
  if (stage.format === "heats") expect(stage.best <= stage.rounds, "best", "More results count than there are heats.");
  if (stage.format === "round-robin")
    expect(!stage.isDouble || sizes.most === 2, "isDouble", "Only two-player tables can meet twice.");
  if (stage.format === "league")
    expect(stage.division >= sizes.least, "division", "A division must have enough players for a table.");
  return faults;
}
