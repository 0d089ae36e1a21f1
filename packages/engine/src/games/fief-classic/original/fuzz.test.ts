import { endsWhateverIsPlayed } from "../testing/fuzz.fixture.ts";
import { fiefOriginal } from "./ruleset.ts";

endsWhateverIsPlayed(fiefOriginal, (goal, seed) => ({ goal, turns: 5, hasStartingLord: seed % 3 > 0 }), [
  "takeLord",
  "bless",
  "establish",
  "callDeposition",
  "judge",
  "DepositionCalled",
  "VerdictGiven",
  "TrialEnded",
  "WardEnded",
  "CurseLifted",
]);
