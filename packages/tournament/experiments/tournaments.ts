import { audit } from "../src/audit/audit.fixture.ts";
import { formats, planFor, playedToEnd } from "../src/audit/formats.fixture.ts";
import { RandomTournament } from "../src/audit/random-tournament.fixture.ts";

/**
 * Checks tournaments by code that shares no rule with the product: all formats with up to 64 players, then random plans
 * and actions. Prints what it counted, and every fault with its seed.
 *
 * npm run experiment --workspace packages/tournament -- tournaments [random tournaments] [first seed] [actions each]
 */
export function checkTournaments([runs = 5000, firstSeed = 1, actions = 60]: readonly number[]): void {
  const faults = [...checkedFormats(), ...checkedRandomly({ runs, firstSeed, actions })];
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
}

const sizes = [8, 9, 10, 12, 16, 64];

/** Tables are searched as thoroughly as for players; with 64 players, as in simulations. */
function checkedFormats(): readonly string[] {
  let entries = 0;
  const faults = Object.entries(formats).flatMap(([name, stages], first) =>
    sizes.flatMap((players, at) => {
      const seed = first * sizes.length + at + 1;
      const played = playedToEnd(planFor(stages, seed), { players, seed, isQuick: players > 16 });
      entries += played.log.length;
      const found = audit(played.log, played.shown(), played.context.hashOf);
      const ending = played.tournament.phase === "finished" ? [] : ["end: it is not finished"];
      return [...found, ...ending].map((fault) => `${name}, ${players} players, seed ${seed}: ${fault}`);
    }),
  );
  const count = Object.keys(formats).length;
  console.log(`${count} formats with ${sizes.join(", ")} players: ${entries} entries of logs checked`);
  return faults;
}

interface RandomRuns {
  readonly runs: number;
  readonly firstSeed: number;
  readonly actions: number;
}

function checkedRandomly({ runs, firstSeed, actions }: RandomRuns): readonly string[] {
  const counts = { rejectedPlans: 0, accepted: 0, refused: 0, finished: 0, cancelled: 0 };
  const faults = Array.from({ length: runs }, (_, at) => firstSeed + at).flatMap((seed) => {
    const run = new RandomTournament(seed).run(actions);
    counts.rejectedPlans += run.rejectedPlans;
    counts.accepted += run.accepted;
    counts.refused += run.refused;
    counts[run.ending]++;
    return run.faults.map((fault) => `random tournament, seed ${seed}: ${fault}`);
  });
  console.log(
    `${runs} random tournaments from seed ${firstSeed} on: ${counts.finished} finished, ${counts.cancelled} cancelled`,
  );
  console.log(`${counts.rejectedPlans} plans rejected; ${counts.accepted} actions accepted, ${counts.refused} refused`);
  return faults;
}
