import { clocks } from "@seneschal/schema";
import type { Plan, Stage } from "../state/types.ts";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Finds settings that cannot be played. */
export const faultsInPlan = (plan: Plan): readonly Fault[] => [
  ...faultsInWhole(plan),
  ...repeatedIn(plan),
  ...plan.stages.flatMap((stage, place) => faultsInStage(stage, place, plan)),
];

function faultsInWhole({ stages, entry, ...plan }: Plan): readonly Fault[] {
  const [first] = stages;
  const rounds = first && roundsOf(first);
  const isTimed = stages.some((stage) => stage.format === "ladder" || stage.roundDays !== null || hasClock(stage));
  const { ratingLeast = null, ratingMost = null } = entry ?? {};
  const perDay = deadlinesPerDay(plan.pace);
  const faults: readonly (readonly [boolean, string, string])[] = [
    [
      (plan.requestedByes ?? null) !== null && !stages.some(({ format }) => format === "swiss" || format === "heats"),
      "requestedByes",
      "Byes can only be requested in a Swiss system or in heats.",
    ],
    [plan.playersMost < (first?.sizes.least ?? 2), "playersMost", "A table needs more players than can register."],
    [plan.checkInMinutes !== null && plan.startsAt === null, "checkInMinutes", "Check-in needs a scheduled start."],
    [
      plan.lateRounds > 0 && rounds !== undefined && plan.lateRounds >= rounds,
      "lateRounds",
      "Late registration must end before the last round of the first stage is paired.",
    ],
    [
      plan.atDeadline === "adjudicate" && !isTimed,
      "atDeadline",
      "No stage has a time limit, so games are never adjudicated.",
    ],
    [
      plan.atDeadline === "adjudicate" && plan.boards === "physical",
      "atDeadline",
      "Games on physical boards cannot be adjudicated: the server does not know their positions.",
    ],
    [
      ratingLeast !== null && ratingMost !== null && ratingLeast > ratingMost,
      "entry/ratingMost",
      "The maximum rating must not be lower than the minimum.",
    ],
    [
      plan.fixedDeadlines !== undefined && plan.fixedDeadlines.times.length !== perDay,
      "fixedDeadlines",
      `This time control has ${perDay} deadlines a day.`,
    ],
  ];
  return faults.flatMap(([isSo, path, message]) => (isSo ? [{ path, message }] : []));
}

const deadlinesPerDay = (pace: Plan["pace"]): number =>
  pace in clocks.deadlinesPerDay ? clocks.deadlinesPerDay[pace as keyof typeof clocks.deadlinesPerDay] : 0;

const hasClock = ({ roundMinutes = null }: Stage): boolean => roundMinutes !== null;

/** The number of rounds of a format that fixes it. */
function roundsOf(stage: Stage): number | undefined {
  if (stage.format === "league") return stage.seasons;
  return stage.format === "swiss" || stage.format === "heats" ? stage.rounds : undefined;
}

/** Lists whose entries must differ, rise or fit. */
function repeatedIn({ prizes, tieBreaks, scoring, playersMost, divisionNames = [] }: Plan): readonly Fault[] {
  const points = scoring.system === "list" ? scoring.points : [];
  const places = prizes.map(({ place }) => place);
  return [
    ...faultsAt(places, "prizes", "No player can reach this place.", (place) => place > playersMost),
    ...faultsAt(places, "prizes", "This place already has a title.", (place, at) => places.indexOf(place) < at),
    ...faultsAt(tieBreaks, "tieBreaks", "This criterion is listed twice.", (one, at) => tieBreaks.indexOf(one) < at),
    ...faultsAt(divisionNames, "divisionNames", "Two divisions have this name.", (one, at) => {
      return divisionNames.indexOf(one) < at;
    }),
    ...faultsAt(points, "scoring/points", "A lower place must not earn more points.", (one, at) => {
      return at > 0 && one > (points[at - 1] ?? 0);
    }),
  ];
}

const faultsAt = <Value>(
  list: readonly Value[],
  path: string,
  message: string,
  isWrong: (value: Value, at: number) => boolean,
): readonly Fault[] => list.flatMap((value, at) => (isWrong(value, at) ? [{ path: `${path}/${at}`, message }] : []));

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
    const earlier = plan.stages[field.of - 1]?.field;
    const isEnough = earlier?.from !== "best" || field.count <= earlier.count;
    expect(isEnough, "field/count", "Fewer players take part in the earlier stage.");
  }
  expect(!hasClock(stage) || stage.roundDays === null, "roundMinutes", "A round lasts days or minutes, not both.");
  expect(!hasClock(stage) || stage.format !== "ladder", "roundMinutes", "A ladder has no rounds.");
  if (stage.format === "knock-out")
    expect(stage.advance < sizes.least, "advance", "At least one player per table must be eliminated.");
  if (stage.format === "knock-out" && stage.thirdPlace === true)
    expect(sizes.most === 2, "thirdPlace", "At larger tables, the final decides third place.");
  if (stage.format === "lives")
    expect(stage.safe < sizes.least, "safe", "At least one player per table must lose a life.");
  if (stage.format === "heats") expect(stage.best <= stage.rounds, "best", "More results count than there are heats.");
  if (stage.format === "round-robin")
    expect(!stage.isDouble || sizes.most === 2, "isDouble", "Only two-player tables can meet twice.");
  if (stage.format === "league")
    expect(stage.division >= sizes.least, "division", "A division must have enough players for a table.");
  return faults;
}
