import type { Recorded, Stage, StageOf, TournamentEvent } from "../../tournament/state/types.ts";
import { heldDivisions } from "../facts/divisions.fixture.ts";
import { along, type Facts, type RoundFacts, type StageFacts } from "../facts/facts.fixture.ts";
import type { Rank } from "../facts/play-offs.fixture.ts";
import { beforeDraw, divisionsIn, roundsIn, standingsIn } from "../facts/rankings.fixture.ts";
import { lastRounds } from "../facts/stage-rankings.fixture.ts";
import { isPlayOff, mainTables, tableOf } from "../facts/table-facts.fixture.ts";

/** The players of a table that breaks a tie. */
type Tie = readonly string[];

/** Every tie that a plan says is played off has its game before anything depends on it, and nobody else has one. */
export const faultsInPlayOffs = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    const stage = facts.stages.at(-1);
    const terms = facts.plan.stages[(stage?.number ?? 1) - 1];
    if (stage === undefined || terms === undefined || isCutShort(event)) return [];
    const last = facts.rounds.filter((round) => round.stage === stage.number).at(-1);
    if (last === undefined || isPlayOff(last)) return [];
    if (event.type === "StageEnded") return faultsIn(event, [], tiesAtEnd(facts, stage, terms));
    if (event.type !== "RoundDrafted") return [];
    const between = tiesBetween(facts, stage, terms);
    if (!isPlayOff({ tables: event.tables.map(tableOf) })) return faultsIn(event, [], between);
    const drafted = event.tables.map(({ players }) => players);
    return faultsIn(event, drafted, between.length > 0 ? between : tiesAtEnd(facts, stage, terms));
  });

/** A director ended the stage before its last round. */
const isCutShort = (event: TournamentEvent) => event.type === "StageEnded" && event.reason !== undefined;

function faultsIn({ type }: TournamentEvent, found: readonly Tie[], due: readonly Tie[]): readonly string[] {
  const named = (ties: readonly Tie[]) => ties.map((players) => players.toSorted().join(" ")).toSorted();
  const [is, should] = [named(found), named(due)];
  return is.join() === should.join() ? [] : [`play-off: ${is.join() || type} instead of ${should.join() || "none"}`];
}

const isEntered = ({ players }: Facts, player: string) => players.get(player)?.status === "entered";

/** The tie as a table: none if it is too large for one, or if two of its players are kept apart. */
function tableFor({ apart }: Facts, { sizes }: Stage, tie: Tie): readonly Tie[] {
  const isApart = apart.some((pair) => pair.every((player) => tie.includes(player)));
  return tie.length < 2 || tie.length > sizes.most || isApart ? [] : [tie];
}

/** The players of one rank, if only some of them are among the first. */
function tieAt(ranking: readonly Rank[], count: number): Tie {
  const isAcross = ({ rank }: Rank) =>
    ranking.filter((other) => other.rank < rank).length < count &&
    ranking.filter((other) => other.rank <= rank).length > count;
  return ranking.filter(isAcross).map(({ player }) => player);
}

/** After the last round: for the title of the last stage, or for the last places that advance. */
function tiesAtEnd(facts: Facts, stage: StageFacts, terms: Stage): readonly Tie[] {
  if (terms.format === "league") return tiesOfSeason(facts, stage, terms);
  if (terms.format === "ladder" || terms.playOffs !== true) return [];
  const { stages } = facts.plan;
  const fields = stages.slice(stage.number).flatMap(({ field }) => (field.from === "best" ? [field] : []));
  const count = fields.find(({ of }) => of === stage.number)?.count ?? (stage.number === stages.length ? 1 : undefined);
  if (count === undefined) return [];
  const isEliminating = terms.format === "knock-out" || terms.format === "lives";
  const ranking = isEliminating ? lastRounds(facts, stage) : standingsIn(beforeDraw(facts), stage);
  const present = ranking.filter(({ player }) => isEntered(facts, player));
  return tableFor(facts, terms, tieAt(present, count));
}

/** After a round that is not the last one: in knock-outs and leagues. */
function tiesBetween(facts: Facts, stage: StageFacts, terms: Stage): readonly Tie[] {
  if (terms.format === "league") return tiesOfSeason(facts, stage, terms);
  const last = roundsIn(facts, stage).at(-1);
  if (terms.format !== "knock-out" || terms.playOffs !== true || last === undefined) return [];
  const tables = mainTables(last.tables);
  if (tables.length <= 1 && last.byes.length === 0) return [];
  return tables.flatMap(({ places }) => {
    const won = (places ?? []).filter(({ rank, isForfeit }) => rank <= terms.advance && !isForfeit);
    if (won.length <= terms.advance) return [];
    const worst = Math.max(...won.map(({ rank }) => rank));
    const tied = won.filter(({ rank }) => rank === worst).map(({ player }) => player);
    return tableFor(
      facts,
      terms,
      tied.filter((player) => isEntered(facts, player)),
    );
  });
}

/** For the first place of the highest division, and at the borders of divisions. */
function tiesOfSeason(facts: Facts, stage: StageFacts, terms: StageOf<"league">): readonly Tie[] {
  const season = roundsIn(facts, stage).at(-1);
  if (season === undefined) return [];
  const [highest = []] = divisionsIn(beforeDraw(facts), stage, season);
  const present = highest.filter(({ player }) => isEntered(facts, player));
  const title = terms.playOffs === true ? tableFor(facts, terms, tieAt(present, 1)) : [];
  const borders = terms.promotionPlayOffs === true ? bordersOf(facts, stage, { season, terms }) : [];
  const isFree = (tie: Tie) => tie.every((player) => isEntered(facts, player) && !title.flat().includes(player));
  return [...title, ...borders.filter(isFree).flatMap((tie) => tableFor(facts, terms, tie))];
}

interface Season {
  readonly season: RoundFacts;
  readonly terms: StageOf<"league">;
}

/** The last player who stays in a division meets the best of the next one who does not rise; nobody plays twice. */
function bordersOf(facts: Facts, stage: StageFacts, { season, terms }: Season): readonly Tie[] {
  const divisions = heldDivisions(facts, stage, season);
  const moving = (place: number) => {
    const [upper = [], lower = []] = [divisions[place], divisions[place + 1]];
    return Math.min(terms.moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
  };
  const stays = divisions.map((players, place) => players.slice(moving(place - 1), players.length - moving(place)));
  return stays.slice(0, -1).flatMap((players, place) => {
    const below = stays[place + 1] ?? [];
    const isLowest = place + 2 === divisions.length;
    const [upper, lower] = [players.at(-1), below[0]];
    const isEnough = players.length > 1 && (isLowest ? below.length > 0 : below.length > 1);
    return isEnough && upper !== undefined && lower !== undefined ? [[upper, lower]] : [];
  });
}
