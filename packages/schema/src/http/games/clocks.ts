import { z } from "zod";
import { instant, seat } from "../../ids.ts";

/** The time controls to choose from. */
export const paces = ["live", "one-day", "three-days", "relaxed", "none"] as const;
export const pace = z.enum(paces).meta({ description: "Time control; `none` is a game without clocks." });
export type Pace = z.infer<typeof pace>;

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
    excused: z.int().min(0).max(9).meta({ description: "Number of excused timeouts per seat." }),
    excuseSeconds: seconds.meta({ description: "Time left after an excused timeout." }),
  })
  .meta({ id: "TimeControl" });
export type TimeControl = z.infer<typeof timeControl>;

/** The clock of one seat. It runs only while it is the turn of the seat. */
export const seatClock = z
  .object({
    seat,
    leftMilliseconds: z.int().min(0).meta({ description: "Time bank when the clock started or stopped." }),
    runsSince: instant.nullable().meta({ description: "Missing while it is not the turn of the seat." }),
    deadline: instant
      .nullable()
      .meta({ description: "When the time bank is empty, including quiet hours and other pauses." }),
  })
  .meta({ id: "SeatClock" });
export type SeatClock = z.infer<typeof seatClock>;

export const vacation = z
  .object({
    daysLeft: z.int().min(0).meta({ description: "Vacation days left." }),
    until: instant
      .nullable()
      .meta({ description: "End of your current vacation; missing if you are not on vacation." }),
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
