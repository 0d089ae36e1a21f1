import type { Plan, Stage } from "./types.ts";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What cannot be played as it is planned. */
export const faultsInPlan = (plan: Plan): readonly Fault[] =>
  plan.stages.flatMap((stage, place) => faultsInStage(stage, place, plan));

function faultsInStage(stage: Stage, place: number, plan: Plan): readonly Fault[] {
  const faults: Fault[] = [];
  const expect = (isSo: boolean, path: string, message: string) => {
    if (!isSo) faults.push({ path: `stages/${place}/${path}`, message });
  };
  const { field, sizes } = stage;
  if (place === 0) expect(field.from === "all", "field", "The first stage is for everybody.");
  if (field.from === "best") {
    expect(field.of <= place, "field/of", "Only an earlier stage has a best by then.");
    expect(field.count >= sizes.least, "field/count", `A table needs ${sizes.least} players.`);
    expect(field.count <= plan.playersMost, "field/count", "So many cannot take part at all.");
  }
  if (stage.format === "knock-out")
    expect(stage.advance < sizes.least, "advance", "Somebody of each table must go out.");
  if (stage.format === "lives") expect(stage.safe < sizes.least, "safe", "Somebody of each table must lose a life.");
  if (stage.format === "heats") expect(stage.best <= stage.rounds, "best", "There are not so many heats.");
  if (stage.format === "round-robin")
    expect(!stage.isDouble || sizes.most === 2, "isDouble", "Only tables of two are played twice.");
  if (stage.format === "league") expect(stage.division >= sizes.least, "division", "A division fills a table.");
  return faults;
}
