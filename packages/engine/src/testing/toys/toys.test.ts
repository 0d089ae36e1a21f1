import { keepsThePromises } from "../promises/keeps-the-promises.ts";
import { feud } from "./feud.toy.ts";
import { marketDay } from "./market-day.toy.ts";
import { feudPromises, marketDayPromises } from "./promises-of-toys.toy.ts";

keepsThePromises(marketDay, marketDayPromises);
keepsThePromises(feud, feudPromises);
