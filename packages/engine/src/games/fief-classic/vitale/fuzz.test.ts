import { endsWhateverIsPlayed } from "../testing/fuzz.fixture.ts";
import { fiefVitale } from "./ruleset.ts";

endsWhateverIsPlayed(fiefVitale, (goal) => ({ goal, turns: 5 }), ["parry", "claim", "CurseFaded"]);
