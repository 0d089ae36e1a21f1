import * as known from "../../reference/fief-classic/options.ts";
import { optionsSchema } from "../option-schema.ts";

const goal = "Number of titles that wins at the end of a turn; without it, the game ends after the turns.";
const turns = "The game ends after this number of turns.";

export const originalOptions = optionsSchema(known.originalOptions, {
  goal,
  turns,
  hasStartingLord: "Each family starts with a lord drawn at random.",
}).meta({ id: "FiefOriginalOptions" });

export const vitaleOptions = optionsSchema(known.vitaleOptions, { goal, turns }).meta({ id: "FiefVitaleOptions" });
