import { z } from "zod";

/** The minimum, maximum and preferred number of players per table. */
export const tableSizes = z
  .strictObject({ least: z.int().min(2).max(6), most: z.int().min(2).max(6), preferred: z.int().min(2).max(6) })
  .refine(({ least, most, preferred }) => least <= preferred && preferred <= most, "least ≤ preferred ≤ most")
  .meta({ id: "TableSizes", description: "How many players the tables of a stage have." });

/** The players of a stage: everyone, or the best of an earlier stage. */
const field = z
  .discriminatedUnion("from", [
    z.strictObject({ from: z.literal("all") }),
    z.strictObject({
      from: z.literal("best"),
      of: z.int().min(1).max(9).meta({ description: "The number of an earlier stage, from 1." }),
      count: z.int().min(2).max(128),
    }),
  ])
  .meta({ id: "StageField", description: "Who plays the stage." });

const common = {
  field,
  sizes: tableSizes,
  roundDays: z
    .int()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .meta({ description: "Maximum duration of a round; unlimited if left out." }),
  roundMinutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .nullable()
    .optional()
    .meta({ description: "Duration of a round on its clock, in minutes, instead of `roundDays`." }),
};
const rounds = z.int().min(1).max(15);
const mostAtOnce = z
  .int()
  .min(1)
  .max(20)
  .nullable()
  .default(null)
  .meta({ description: "Maximum number of games per player at once; the next one starts when a game is over." });

const company = z.enum(["social", "balanced", "sporting"]).meta({
  description: "Pairing priority: new opponents, a balance, or equal points at a table.",
});

const playOffs = z.boolean().meta({
  description:
    "Play-offs between players that only the random draw would separate: for the first place at the end, for the last places that advance, and in a league for the first place of a season. One game for at most as many players as a table has; if it ends in a tie, the order before it stays.",
});
const withdrawals = z.enum(["keep", "annul"]).meta({
  description:
    "Of players who withdraw. `keep`: their results stay. `annul`: they are annulled if the player has played less than half of their games; otherwise the games that are left are forfeited. At tables of more than two players, the others keep their results.",
});
const inactivity = z
  .strictObject({
    forfeits: z.int().min(1).max(30).meta({ description: "Forfeits in one season from which the rule applies." }),
    effect: z.enum(["relegate", "remove"]).meta({
      description: "`relegate`: down one division. `remove`: withdrawn before the next season.",
    }),
  })
  .meta({ id: "InactivityRule" });
const promotionPlayOffs = z.boolean().meta({
  description:
    "After each season, the last player who would stay in a division plays the best one who would not be promoted to it; the winner plays in the higher division.",
});
const bracket = z.enum(["fixed", "reseeded"]).meta({
  description:
    "`fixed`: the winner of a table takes the place of its best seed, so the bracket is known from the start. `reseeded`: in each round, the best seeds meet the worst ones again. Earlier plans have none: `reseeded`.",
});
const thirdPlace = z.boolean().meta({
  description: "At tables of two: the losers of the two semi-finals play for third place during the final.",
});

/** Settings that earlier plans do not have. */
const recordedRules = {
  playOffs: playOffs.optional(),
  withdrawals: withdrawals.optional(),
  inactivity: inactivity.nullable().optional(),
  promotionPlayOffs: promotionPlayOffs.optional(),
  bracket: bracket.optional(),
  thirdPlace: thirdPlace.optional(),
};
const newRules = {
  playOffs: playOffs.optional().default(false),
  withdrawals: withdrawals.optional().default("annul"),
  inactivity: inactivity.nullable().optional().default(null),
  promotionPlayOffs: promotionPlayOffs.optional().default(false),
  bracket: bracket.optional().default("fixed"),
  thirdPlace: thirdPlace.optional().default(false),
};

function stageOf(prefix: "" | "New", rules: typeof recordedRules) {
  const { playOffs, withdrawals, inactivity, promotionPlayOffs, bracket, thirdPlace } = rules;
  const heats = z
    .strictObject({
      format: z.literal("heats"),
      ...common,
      rounds: rounds.max(9),
      best: z.int().min(1).max(9).meta({ description: "Number of heats that count per player." }),
      playOffs,
    })
    .meta({ id: `${prefix}Heats` });
  const swiss = z
    .strictObject({ format: z.literal("swiss"), ...common, rounds, company: company.default("balanced"), playOffs })
    .meta({ id: `${prefix}Swiss` });
  const roundRobin = z
    .strictObject({
      format: z.literal("round-robin"),
      ...common,
      isDouble: z.boolean().default(false).meta({ description: "For two-player tables: all players meet twice." }),
      mostAtOnce,
      playOffs,
      withdrawals,
    })
    .meta({ id: `${prefix}RoundRobin` });
  const league = z
    .strictObject({
      format: z.literal("league"),
      ...common,
      division: z.int().min(3).max(31).meta({ description: "Number of players per division." }),
      seasons: z.int().min(1).max(12),
      moving: z
        .int()
        .min(0)
        .max(5)
        .meta({ description: "Number of players promoted and relegated after each season." }),
      mostAtOnce,
      playOffs,
      promotionPlayOffs,
      inactivity,
      withdrawals,
    })
    .meta({ id: `${prefix}League` });
  const knockOut = z
    .strictObject({
      format: z.literal("knock-out"),
      ...common,
      advance: z.int().min(1).max(4).default(1).meta({ description: "Number of players advancing per table." }),
      bracket,
      thirdPlace,
      playOffs,
    })
    .meta({ id: `${prefix}KnockOut` });
  const lives = z
    .strictObject({
      format: z.literal("lives"),
      ...common,
      lives: z.int().min(1).max(5).default(2),
      safe: z.int().min(1).max(4).default(1).meta({ description: "Number of places per table that keep their lives." }),
      playOffs,
    })
    .meta({ id: `${prefix}Lives` });
  return z
    .discriminatedUnion("format", [heats, swiss, roundRobin, league, knockOut, lives, ladder])
    .meta({ id: `${prefix}Stage` });
}

const ladder = z
  .strictObject({
    format: z.literal("ladder"),
    ...common,
    days: z.int().min(1).max(366).meta({ description: "Time in which games can be started." }),
    gamesAtOnce: z.int().min(1).max(20).default(3),
    best: z.int().min(1).max(100).meta({ description: "Number of results that count per player." }),
  })
  .meta({ id: "Ladder" });

/** A stage in responses and in the log. */
export const stage = stageOf("", recordedRules);
// Every stage has one type, in which these fields are optional.
/** A stage of a new or changed plan. */
export const newStage = stageOf("New", newRules as unknown as typeof recordedRules);
export const formats = ["heats", "swiss", "round-robin", "league", "knock-out", "lives", "ladder"] as const;
