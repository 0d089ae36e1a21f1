import { z } from "zod";
import { instant, seat } from "../../ids.ts";
import { paces } from "../lists.ts";
import { timeOfDay, timeZone } from "../time-of-day.ts";

export const pace = z.enum(paces).meta({
  description: "Time control; `daily` and `twice-daily` have fixed deadlines, `none` is a game without clocks.",
});
export type Pace = z.infer<typeof pace>;

/** The number of deadlines a day by time control. */
export const deadlinesPerDay = { daily: 1, "twice-daily": 2 } as const;

export const fixedDeadlines = z
  .strictObject({
    times: z
      .array(timeOfDay)
      .min(1)
      .max(2)
      .refine((times) => times.every((time, place) => place === 0 || (times[place - 1] ?? "") < time), "must ascend")
      .meta({ description: "Times of day in ascending order." }),
    timeZone,
  })
  .meta({
    id: "FixedDeadlines",
    description: "Every day at these times, all questions that were open long enough are due.",
  });
export type FixedDeadlines = { readonly times: readonly string[]; readonly timeZone: string };

const seconds = z.int().min(0);

/** The time control of a game, fixed when it is created. Each seat has its own time bank. */
export const timeControl = z
  .strictObject({
    pace,
    startSeconds: seconds.meta({ description: "Initial time of each seat." }),
    incrementSeconds: seconds.meta({ description: "Time added per answered question." }),
    capSeconds: seconds.meta({ description: "Maximum time bank." }),
    rests: z.boolean().meta({ description: "Clocks are paused during each player's quiet hours and vacation." }),
    weekendsOff: z
      .boolean()
      .meta({ description: "Clocks are paused on Saturday and Sunday, in each player's time zone." }),
    weekendsForAll: z.literal(true).optional().meta({
      description:
        "`weekendsOff` applies to all players. Missing in older games, where it applies to players who chose it in their profile.",
    }),
    excused: z.int().min(0).max(9).meta({
      description: "Number of excused timeouts per seat. With fixed deadlines: in a row; a move ends the row.",
    }),
    excuseSeconds: seconds.meta({ description: "Time left after an excused timeout." }),
    setupSeconds: seconds.optional().meta({
      description:
        "Time bank for each question of the setup, with half of it after an excused timeout. The initial time follows after the setup. Missing: setup has no time of its own.",
    }),
    fixedDeadlines: fixedDeadlines.optional().meta({
      description:
        "An answer is due at the first of these deadlines after its time bank is empty. Each question has `startSeconds`: the minimum time until its deadline. Deadlines during a vacation, a weekend pause or an outage, or too soon after it, are skipped.",
    }),
  })
  .meta({ id: "TimeControl" });
export type TimeControl = Omit<z.infer<typeof timeControl>, "fixedDeadlines"> & {
  readonly fixedDeadlines?: FixedDeadlines | undefined;
};

/** The clock of one seat. It runs only while it is the turn of the seat. */
export const seatClock = z
  .object({
    seat,
    leftMilliseconds: z.int().min(0).meta({ description: "Time bank when the clock started or stopped." }),
    runsSince: instant.nullable().meta({ description: "Null while it is not the turn of the seat." }),
    deadline: instant.nullable().meta({
      description:
        "When the time bank is empty, including quiet hours and other pauses, or the fixed deadline after that.",
    }),
  })
  .meta({ id: "SeatClock", description: "The clock of a seat." });
export type SeatClock = z.infer<typeof seatClock>;

export const vacation = z
  .object({
    daysLeft: z.int().min(0).meta({ description: "Vacation days left." }),
    until: instant.nullable().meta({ description: "End of your current vacation; null if you are not on vacation." }),
    planned: z
      .object({ from: instant, until: instant })
      .nullable()
      .meta({ description: "Scheduled vacation; it starts and ends automatically." }),
  })
  .meta({ id: "Vacation" });
export type Vacation = z.infer<typeof vacation>;
export const newVacation = z
  .strictObject({
    days: z.int().min(1).max(30),
    from: z.iso.date().optional().meta({
      description: "First day of the vacation in your time zone, within one year. Starts now if left out.",
    }),
  })
  .meta({ id: "NewVacation" });
export type NewVacation = z.infer<typeof newVacation>;
