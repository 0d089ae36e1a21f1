import { z } from "zod";
import { goal } from "./pieces.ts";

const turns = z.int().min(1).max(60).default(20).meta({ description: "The game ends after this number of turns." });
const titlesToWin = {
  description: "Number of titles that wins at the end of a turn; without it only the turns count.",
};

export const originalOptions = z
  .strictObject({
    goal: goal.default("two").meta(titlesToWin),
    turns,
    hasStartingLord: z.boolean().default(false).meta({ description: "Each family begins with a lord drawn by lot." }),
  })
  .meta({ id: "FiefOriginalOptions" });

export const vitaleOptions = z
  .strictObject({ goal: goal.default("three").meta(titlesToWin), turns })
  .meta({ id: "FiefVitaleOptions" });
