import { z } from "zod";
import { instant, seat } from "../ids.ts";

/** How fast a game is meant to be played. */
export const paces = ["live", "one-day", "three-days", "relaxed", "none"] as const;
export const pace = z
  .enum(paces)
  .meta({ description: "How fast the game is meant to be played; `none` is a game without clocks." });
export type Pace = z.infer<typeof pace>;

const seconds = z.int().min(0);

/** The clocks of one game, fixed when it is opened: every seat has a bank of time of its own. */
export const timeControl = z
  .strictObject({
    pace,
    startSeconds: seconds.meta({ description: "What each seat begins with." }),
    incrementSeconds: seconds.meta({ description: "What an answered question adds." }),
    capSeconds: seconds.meta({ description: "A seat never saves more than this." }),
    rests: z.boolean().meta({ description: "Clocks stand during each player's quiet hours and vacation." }),
    weekendsOff: z.boolean().meta({ description: "Clocks stand on Saturday and Sunday, in each player's time zone." }),
    excused: z.int().min(0).max(9).meta({ description: "How often running out of time is forgiven to a seat." }),
    excuseSeconds: seconds.meta({ description: "What is left on a clock that was forgiven." }),
  })
  .meta({ id: "TimeControl" });
export type TimeControl = z.infer<typeof timeControl>;

/** The time of one seat. It runs only while the seat owes a decision. */
export const seatClock = z
  .object({
    seat,
    leftMilliseconds: z.int().min(0).meta({ description: "What was in the bank when it began to run, or stopped." }),
    runsSince: instant.nullable().meta({ description: "None while it stands because the seat owes nothing." }),
    deadline: instant.nullable().meta({ description: "When the bank is empty, quiet hours and the like included." }),
  })
  .meta({ id: "SeatClock" });
export type SeatClock = z.infer<typeof seatClock>;

export const vacation = z
  .object({
    daysLeft: z.int().min(0).meta({ description: "Whole days that you may still take." }),
    until: instant.nullable().meta({ description: "Until when you are on vacation; none if you are here." }),
    planned: z
      .object({ from: instant, until: instant })
      .nullable()
      .meta({ description: "When you will be on vacation; it begins and ends by itself." }),
  })
  .meta({ id: "Vacation" });
export type Vacation = z.infer<typeof vacation>;
export const newVacation = z
  .strictObject({
    days: z.int().min(1).max(30),
    from: z.iso.date().optional().meta({
      description: "The first day away, a later one where you live, within a year. Without it you leave now.",
    }),
  })
  .meta({ id: "NewVacation" });
export type NewVacation = z.infer<typeof newVacation>;
