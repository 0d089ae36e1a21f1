import { comparePairings } from "./pairing.ts";
import { checkTournaments } from "./tournaments.ts";

const experiments = { pairing: comparePairings, tournaments: checkTournaments };

const [name = "pairing", ...figures] = process.argv.slice(2);
const experiment = experiments[name as keyof typeof experiments];
if (experiment === undefined) throw new Error(`Name one of these experiments: ${Object.keys(experiments).join(", ")}.`);
experiment(figures.map(Number));
