import { quickEffort } from "../pairing/effort.ts";
import { best, Played, planOf, stages } from "../tournament/scenarios/testing.fixture.ts";
import { stageStandings } from "../tournament/standings/stage-standings.ts";
import type { TournamentContext } from "../tournament/state/tournament-context.ts";
import type { Plan, Stage } from "../tournament/state/types.ts";
import type { Shown } from "./audit.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const fours = { least: 4, most: 4, preferred: 4 };

/** The formats of the rules of tournaments, alone and one after the other. */
export const formats: Readonly<Record<string, readonly Stage[]>> = {
  "F1 heats and a final": [stages.heats, { ...stages["knock-out"], field: best(1, 8) }],
  "F2 Swiss with a cut": [stages.swiss, { ...stages["knock-out"], field: best(1, 5) }],
  "F2 social Swiss": [{ ...stages.swiss, company: "social" }],
  "F2 sporting Swiss at tables of four alone": [{ ...stages.swiss, company: "sporting", sizes: fours }],
  "F3 round robin": [stages["round-robin"]],
  "F4 league": [{ ...stages.league, sizes: fours, seasons: 2 }],
  "F5 knock-out": [stages["knock-out"]],
  "F5 knock-out, two of each table": [{ ...stages["knock-out"], advance: 2, sizes: { ...fours, least: 3 } }],
  "F6 lives": [stages.lives],
  "F7 ladder": [{ ...stages.ladder, best: 2 }],
  "F8 Swiss of two": [{ ...stages.swiss, sizes: pairs }],
  "F8 bracket": [{ ...stages["knock-out"], sizes: pairs }],
  "F8 double round robin of two": [{ ...stages["round-robin"], sizes: pairs, isDouble: true }],
};

const scorings: readonly Plan["scoring"][] = [
  { system: "size-neutral" },
  { system: "list", points: [6, 3, 1, 0] },
  { system: "win-only" },
  { system: "wbc" },
  { system: "score-share" },
  { system: "doubling" },
  { system: "expo" },
  { system: "cedh" },
  { system: "draw-size" },
  { system: "carnage", soloAt: 26 },
  { system: "c-diplo", soloAt: 26 },
  { system: "sum-of-squares", soloAt: 26 },
  { system: "bangkok", soloAt: 26 },
];
/** All of them, written down again: the checks share no list with the product. */
export const tieBreaks = [
  "points",
  "wins",
  "headToHead",
  "opponents",
  "score",
  "scoreShare",
  "best",
  "forfeits",
  "seatLuck",
  "lot",
] as const satisfies Plan["tieBreaks"];

/** A plan of these stages; the seed chooses the scoring and the order of the tie-breaks. */
export function planFor(list: readonly Stage[], seed: number): Plan {
  const [points, ...others] = tieBreaks.slice(0, -1);
  const turn = seed % others.length;
  return planOf(list, {
    scoring: scorings[seed % scorings.length] as Plan["scoring"],
    tieBreaks: [points, ...others.slice(turn), ...others.slice(0, turn), "lot"] as Plan["tieBreaks"],
    seeding: (["lot", "entry", "rating"] as const)[seed % 3] ?? "lot",
    byePoints: seed % 4 === 3 ? 2 : null,
    prizes: [
      { place: 1, title: "The golden cup" },
      { place: 3, title: "The bronze cup" },
    ],
  });
}

/** A tournament of which every tie-break counts: seats have advantages, and players have ratings. */
export class Watched extends Played {
  override get context(): TournamentContext {
    const ratings = { p1: 1400, p2: 1700, p3: 1600 };
    return { ...super.context, ratings, advantages: { 3: [0.1, 0, -0.1], 4: [0.2, 0.1, -0.1, -0.2] } };
  }

  /** The standings that the product shows now. */
  shown(): Shown {
    return new Map(
      this.tournament.stages.map((stage) => [stage.number, stageStandings(this.tournament, stage)] as const),
    );
  }
}

/** With tables that are found about thirty times as fast. */
export class QuicklyWatched extends Watched {
  override get context(): TournamentContext {
    return { ...super.context, effort: quickEffort };
  }
}

/** Plays to the end; in a ladder, players seek games until they have had three, or the window closes. */
export function playedToEnd(plan: Plan, { players, seed, isQuick }: Run): Watched {
  const played = new (isQuick ? QuicklyWatched : Watched)(plan, seed).begin(players);
  const isLadder = plan.stages[0]?.format === "ladder";
  for (let wave = 0; isLadder && wave < 3; wave++) {
    for (let player = 1; player <= players; player++) played.act({ type: "seek-game" }, `p${player}`);
    played.wait(3_600_000);
    played.playTables();
  }
  if (isLadder) played.wait(31 * 86_400_000);
  return played.playOn() as Watched;
}

export interface Run {
  readonly players: number;
  readonly seed: number;
  readonly isQuick: boolean;
}
