import { tournaments as schemas } from "@seneschal/schema";

type Stage = schemas.Stage;
type Sizes = Stage["sizes"];
interface Seats {
  readonly min: number;
  readonly max: number;
}

/** What a ready-made plan sets; everything else has the defaults of a new plan. */
export interface ReadyMadePlan extends Partial<Omit<schemas.Plan, "ruleset" | "options" | "name" | "stages">> {
  readonly stages: Stage[];
}

export type ReadyMadeName = (typeof schemas.readyMadeNames)[number];

const all = { from: "all" } as const;

/** Plans for a ruleset with these seats; those that it cannot play are left out. */
export function readyMadePlans(seats: Seats): readonly (readonly [ReadyMadeName, ReadyMadePlan])[] {
  const sizes = sizesFor(seats);
  return schemas.readyMadeNames.flatMap((name) => {
    const plan = makers[name](sizes, seats);
    return plan === undefined ? [] : [[name, plan] as const];
  });
}

/** Tables of three and four, if the game has them: they make up any number of players from six on. */
function sizesFor({ min, max }: Seats): Sizes {
  const least = Math.min(Math.max(min, 3), max);
  return { least, most: Math.min(max, Math.max(least, 5)), preferred: Math.min(max, 4) };
}

const makers: Readonly<Record<ReadyMadeName, (sizes: Sizes, seats: Seats) => ReadyMadePlan | undefined>> = {
  /**
   * Twelve players who meet in a club, three rounds at tables of four: nobody meets all, and few meet again. An hour
   * per round gives the clock page a clock.
   */
  "club-evening": (sizes) => ({
    boards: "physical",
    stages: [{ format: "swiss", field: all, sizes, roundDays: null, roundMinutes: 60, rounds: 3, company: "social" }],
    pace: "none",
    playersMost: 24,
    lateRounds: 1,
    closing: "director",
    pairing: "director",
    tieBreaks: ["points", "wins", "opponents", "lot"],
  }),
  "correspondence-league": (sizes) => ({
    stages: [{ format: "league", field: all, sizes, roundDays: 90, division: 7, seasons: 4, moving: 2, mostAtOnce: 4 }],
    pace: "three-days",
    weekendsOff: true,
    atDeadline: "adjudicate",
    tieBreaks: ["points", "wins", "headToHead", "lot"],
  }),
  /** Heats on two days, of which the best count; then a final of one table. */
  convention: (sizes) => ({
    stages: [
      { format: "heats", field: all, sizes, roundDays: null, rounds: 4, best: 2 },
      {
        format: "knock-out",
        field: { from: "best", of: 1, count: sizes.preferred ** 2 },
        sizes: { least: sizes.preferred, most: sizes.preferred, preferred: sizes.preferred },
        roundDays: null,
        advance: 1,
      },
    ],
    pace: "none",
    playersMost: 64,
    lateRounds: 3,
    closing: "director",
    pairing: "director",
  }),
  "knock-out-cup": (sizes) => ({
    stages: [{ format: "knock-out", field: all, sizes, roundDays: 28, advance: 1 }],
    seeding: "rating",
    pace: "three-days",
    playersMost: 64,
  }),
  "swiss-pairs": (_, { min }) => {
    if (min > 2) return undefined;
    const sizes = { least: 2, most: 2, preferred: 2 };
    return {
      stages: [{ format: "swiss", field: all, sizes, roundDays: 21, rounds: 5, company: "sporting" }],
      scoring: { system: "list", points: [1, 0] },
      byePoints: 1,
      seeding: "rating",
      tieBreaks: ["points", "headToHead", "opponents", "wins", "lot"],
    };
  },
  "open-ladder": (sizes) => ({
    stages: [{ format: "ladder", field: all, sizes, roundDays: null, days: 90, gamesAtOnce: 3, best: 10 }],
    pace: "three-days",
    playersMost: 128,
  }),
};
