import type { EventOf, Plan, Recorded, TournamentEvent } from "../../tournament/state/types.ts";
import { isPlayOff, readTable, type TableFacts, tableOf } from "./table-facts.fixture.ts";

/** What a log says, read without any code of the product. */
export interface Facts {
  plan: Plan;
  readonly players: Map<string, PlayerFacts>;
  readonly stages: StageFacts[];
  rounds: RoundFacts[];
  apart: readonly (readonly [string, string])[];
  lots: Readonly<Record<string, number>>;
  advantages: Readonly<Record<string, readonly number[]>>;
  seeds: string[];
  readonly prizes: EventOf<"PrizeAwarded">[];
}
export interface PlayerFacts {
  status: "entered" | "waiting" | "withdrawn";
  isPaused: boolean;
  readonly entry: number;
  lateBy: number;
  latePoints: number;
  /** The stage that was running when they withdrew, and the round that was being played. */
  leftIn: { readonly stage: number; readonly round: number | null } | null;
}
export interface StageFacts {
  readonly number: number;
  players: string[];
  readonly unmetPairs: number | undefined;
  readonly substitutions: { readonly player: string; readonly by: string }[];
  /** Nobody joined, left, paused or was replaced, and no table was changed by hand. */
  isUndisturbed: boolean;
  ranking: EventOf<"StageEnded">["ranking"] | undefined;
}
export interface RoundFacts {
  readonly number: number;
  readonly stage: number;
  state: "drafted" | "published" | "closed";
  tables: TableFacts[];
  byes: readonly string[];
  readonly certificate: EventOf<"RoundDrafted">["certificate"];
}
export function factsOf(log: readonly Recorded[]): Facts {
  const first = log[0]?.event;
  if (first?.type !== "TournamentCreated") throw new Error("a log begins with the creation of its tournament");
  const facts: Facts = {
    plan: first.plan,
    players: new Map(),
    stages: [],
    rounds: [],
    apart: [],
    lots: {},
    advantages: {},
    seeds: [],
    prizes: [],
  };
  for (const { event } of log.slice(1)) read(facts, event);
  return facts;
}

/** Looks at every entry with the facts before it. */
export function along(
  log: readonly Recorded[],
  look: (before: Facts, event: TournamentEvent) => readonly string[],
): readonly string[] {
  const facts = factsOf(log.slice(0, 1));
  return log.slice(1).flatMap(({ event }) => {
    const found = look(facts, event);
    read(facts, event);
    return found;
  });
}

function read(facts: Facts, event: TournamentEvent): void {
  readPlayers(facts, event);
  readStages(facts, event);
  readTables(facts, event);
}

const disturbing: readonly TournamentEvent["type"][] = [
  "PlayerEntered",
  "PlayerMovedUp",
  "PlayerPaused",
  "PlayerResumed",
  "PlayerWithdrew",
  "PlayerSubstituted",
  "PairsKeptApart",
  "RoundAmended",
  "TableReopened",
];

function readPlayers(facts: Facts, event: TournamentEvent): void {
  const stage = facts.stages.at(-1);
  if (stage !== undefined && disturbing.includes(event.type)) stage.isUndisturbed = false;
  switch (event.type) {
    case "PlayerEntered":
      joins(facts, event.player, { status: event.isWaiting ? "waiting" : "entered", points: event.points });
      break;
    case "PlayerMovedUp":
      joins(facts, event.player, { status: "entered", points: event.points ?? 0 });
      break;
    case "PlayerPaused":
    case "PlayerResumed":
      playerIn(facts, event.player).isPaused = event.type === "PlayerPaused";
      break;
    case "PlayerWithdrew":
      Object.assign(playerIn(facts, event.player), { status: "withdrawn", leftIn: playedNow(facts) });
      break;
    case "PairsKeptApart":
      facts.apart = event.pairs;
      break;
    case "PlayerSubstituted":
      substitute(facts, event);
      break;
  }
}

function playedNow({ stages, rounds }: Facts): PlayerFacts["leftIn"] {
  const [stage, round] = [stages.at(-1), rounds.at(-1)];
  if (stage === undefined || stage.ranking !== undefined) return null;
  return { stage: stage.number, round: round?.state === "published" ? round.number : null };
}

export function playerIn({ players }: Facts, name: string): PlayerFacts {
  const found = players.get(name);
  if (found === undefined) throw new Error(`the log never registered ${name}`);
  return found;
}

function joins(
  facts: Facts,
  name: string,
  { status, points }: { readonly status: "entered" | "waiting"; readonly points: number },
): void {
  const stage = facts.stages.at(-1);
  const known = facts.players.get(name);
  const entry = facts.players.size + 1;
  const player = known ?? { status, isPaused: false, entry, lateBy: 0, latePoints: 0, leftIn: null };
  const missed = facts.rounds.filter((round) => round.state !== "drafted" && !isPlayOff(round)).length;
  const isInStage = stage?.players.includes(name) ?? false;
  if (!isInStage) {
    const missesNone = facts.plan.stages[0]?.format === "ladder" && points === 0;
    player.lateBy = missesNone ? 0 : missed;
    player.latePoints = points;
  }
  Object.assign(player, { isPaused: false, status, leftIn: null });
  facts.players.set(name, player);
  if (stage === undefined || status !== "entered" || isInStage) return;
  stage.players = [...stage.players, name];
  facts.seeds = [...facts.seeds, name];
}

function substitute(facts: Facts, { player, by }: EventOf<"PlayerSubstituted">): void {
  const other = (name: string) => (name === player ? by : name);
  const stage = facts.stages.at(-1);
  if (stage !== undefined) {
    stage.players = stage.players.map(other);
    stage.substitutions.push({ player, by });
  }
  facts.seeds = facts.seeds.map(other);
  for (const table of facts.rounds.flatMap(({ tables }) => tables))
    if (table.places === null && !table.isOpen) table.players = table.players.map(other);
  playerIn(facts, player).status = "withdrawn";
  playerIn(facts, by).status = "entered";
}

function readStages(facts: Facts, event: TournamentEvent): void {
  switch (event.type) {
    case "PlanChanged":
      facts.plan = event.plan;
      break;
    case "TournamentStarted":
      facts.seeds = [...event.seeds];
      facts.lots = event.lots;
      facts.advantages = event.advantages;
      break;
    case "StageBegan":
      facts.stages.push({
        number: event.stage,
        players: [...event.players],
        unmetPairs: event.unmetPairs,
        substitutions: [],
        isUndisturbed: facts.apart.length === 0 && [...facts.players.values()].every(({ isPaused }) => !isPaused),
        ranking: undefined,
      });
      break;
    case "StageEnded":
      for (const stage of facts.stages) if (stage.number === event.stage) stage.ranking = event.ranking;
      break;
    case "PrizeAwarded":
      facts.prizes.push(event);
      break;
  }
}

function readTables(facts: Facts, event: TournamentEvent): void {
  if (!("round" in event)) return;
  const round = facts.rounds.find(({ number }) => number === event.round);
  if (event.type === "RoundDrafted") {
    const { round: number, stage, tables, byes, certificate } = event;
    facts.rounds.push({ number, stage, state: "drafted", tables: tables.map(tableOf), byes, certificate });
  }
  if (event.type === "DraftDropped") facts.rounds = facts.rounds.filter((one) => one !== round);
  if (round === undefined) return;
  if (event.type === "RoundPublished") round.state = "published";
  if (event.type === "RoundClosed") round.state = "closed";
  if (event.type === "TablesAdded") round.tables.push(...event.tables.map(tableOf));
  if (event.type === "RoundAmended") Object.assign(round, { tables: event.tables.map(tableOf), byes: event.byes });
  if (!("table" in event)) return;
  const table = round.tables.find(({ number }) => number === event.table);
  if (table === undefined) throw new Error(`the log never made table ${event.table} of round ${event.round}`);
  if (event.type === "TableReopened") round.state = "published";
  readTable(table, event);
}
