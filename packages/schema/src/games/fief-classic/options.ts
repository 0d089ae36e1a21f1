import { z } from "zod";
import { goal } from "./pieces.ts";

const turns = z.int().min(1).max(60).default(20).meta({ description: "The game ends after this number of turns." });
const titlesToWin = {
  description: "Number of titles that wins at the end of a turn; without it, the game ends after the turns.",
};

export const originalOptions = z
  .strictObject({
    goal: goal.default("two").meta(titlesToWin),
    turns,
    hasStartingLord: z
      .boolean()
      .default(false)
      .meta({ description: "Each family starts with a lord drawn at random." }),
  })
  .meta({ id: "FiefOriginalOptions" });

export const vitaleOptions = z
  .strictObject({ goal: goal.default("three").meta(titlesToWin), turns })
  .meta({ id: "FiefVitaleOptions" });
