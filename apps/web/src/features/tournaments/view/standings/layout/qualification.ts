import type { Tournament, TournamentStandings } from "../../../../../lib/api-client/types.ts";

type Rows = readonly Pick<TournamentStandings["rows"][number], "player" | "rank" | "status">[];
type InStage = Pick<Tournament, "phase" | "rounds" | "stages"> & { readonly plan: Pick<Tournament["plan"], "stages"> };

/** The players above the line of a table: those who advance to a later stage, or are still in a knock-out. */
export interface Qualification {
  readonly kind: "advance" | "remain";
  /** The stage they advance to; undefined if they remain in theirs. */
  readonly stage: number | undefined;
  /** Whether it can no longer change. */
  readonly isDecided: boolean;
  readonly players: ReadonlySet<string>;
  /** They share a rank at the line: the random draw decides who of them advances. */
  readonly drawn: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export function qualificationOf(tournament: InStage, stage: number, rows: Rows): Qualification | undefined {
  const next = tournament.plan.stages.findIndex(({ field }) => field.from === "best" && field.of === stage);
  if (next !== -1) return advancing(tournament, next + 1, rows);
  return remaining(tournament, stage);
}

function advancing({ plan, stages }: InStage, stage: number, rows: Rows): Qualification | undefined {
  const begun = stages.find((one) => one.stage === stage && one.state !== "ahead");
  const known = { kind: "advance", stage } as const;
  if (begun !== undefined) return { ...known, isDecided: true, players: new Set(begun.players), drawn: none };
  const field = plan.stages[stage - 1]?.field;
  const active = rows.filter(({ status }) => status === "entered");
  if (field?.from !== "best" || active.length <= field.count) return undefined;
  const lastRank = active[field.count - 1]?.rank ?? 0;
  const isDrawn = active[field.count]?.rank === lastRank;
  const sure = active.slice(0, field.count).filter(({ rank }) => !isDrawn || rank < lastRank);
  const drawn = isDrawn ? active.filter(({ rank }) => rank === lastRank) : [];
  return { ...known, isDecided: false, players: namesOf(sure), drawn: namesOf(drawn) };
}

/** In a running knock-out, the players of its last round. */
function remaining({ phase, rounds, stages }: InStage, stage: number): Qualification | undefined {
  const found = stages.find((one) => one.stage === stage);
  const played = rounds.filter((round) => round.stage === stage);
  const last = played.at(-1);
  if (phase !== "running" || found?.state !== "running" || found.format !== "knock-out") return undefined;
  if (last === undefined || played.length < 2) return undefined;
  const players = new Set([...last.tables.flatMap((table) => table.players), ...last.byes]);
  return { kind: "remain", stage: undefined, isDecided: true, players, drawn: none };
}

const namesOf = (rows: Rows): ReadonlySet<string> => new Set(rows.map(({ player }) => player));

/** The last row above the line; undefined if players of both kinds are mixed, or all are of one kind. */
export function lastAboveLine({ players, drawn }: Qualification, rows: Rows): string | undefined {
  const isAbove = ({ player }: Rows[number]) => players.has(player) || drawn.has(player);
  const first = rows.findIndex((row) => !isAbove(row));
  const isMixed = first <= 0 || rows.slice(first).some(isAbove);
  return isMixed ? undefined : rows[first - 1]?.player;
}
