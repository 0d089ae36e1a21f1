import type { Stage } from "../../tournament/state/types.ts";
import type { Facts, RoundFacts, StageFacts } from "./facts.fixture.ts";
import type { PlaceFacts } from "./table-facts.fixture.ts";

/**
 * The players whose results of a round are annulled: they left a stage that says so before they had played half of their
 * games in it, or in a league half of their games of the season that was being played.
 */
export function annulledIn(facts: Facts, stage: StageFacts, rounds: readonly RoundFacts[]) {
  const terms = facts.plan.stages[stage.number - 1];
  const gone = stage.players.filter((player) => leftIn(facts, player)?.stage === stage.number);
  return (round: RoundFacts): readonly string[] => {
    if (terms === undefined || !("withdrawals" in terms) || terms.withdrawals !== "annul") return [];
    if (terms.format === "league") {
      const ofSeason = gone.filter((player) => leftIn(facts, player)?.round === round.number);
      return ofSeason.filter((player) => 2 * playedBy(player, [round]) < tablesOf(player, [round]).length);
    }
    return gone.filter((player) => 2 * playedBy(player, rounds) < gamesOf(player, { terms, stage, rounds }));
  };
}

function leftIn({ players }: Facts, player: string) {
  const known = players.get(player);
  return known?.status === "withdrawn" ? known.leftIn : null;
}

interface RoundRobin {
  readonly terms: Stage;
  readonly stage: StageFacts;
  readonly rounds: readonly RoundFacts[];
}

/**
 * The games of a player in a whole round robin, of which some may lie ahead. At tables of two, everyone meets everyone
 * else once, or twice. At larger tables, players keep their places after they leave, so the tables that were drawn
 * count; in each round ahead, the player has one game.
 */
function gamesOf(player: string, { terms, stage, rounds }: RoundRobin): number {
  if (terms.format !== "round-robin") throw new Error("only round robins and leagues annul results");
  const others = stage.players.length - 1;
  if (terms.sizes.most === 2) return others * (terms.isDouble ? 2 : 1);
  const drawn = tablesOf(player, rounds).length;
  const isAllAtOnce = rounds.some((round) => tablesOf(player, [round]).length > 1);
  const roundsInAll = Math.max(1, Math.ceil(others / (terms.sizes.preferred - 1)));
  return drawn + (isAllAtOnce ? 0 : Math.max(0, roundsInAll - rounds.length));
}

const tablesOf = (player: string, rounds: readonly RoundFacts[]) =>
  rounds.flatMap(({ tables }) => tables.filter(({ players }) => players.includes(player)));

const playedBy = (player: string, rounds: readonly RoundFacts[]): number =>
  tablesOf(player, rounds).filter(
    ({ places, isWalkOver }) =>
      !isWalkOver && places?.some((place) => place.player === player && !place.isForfeit) === true,
  ).length;

/** The players whose result at the table does not count: both of two, otherwise only those who left. */
export function annulledAt(places: readonly PlaceFacts[], gone: readonly string[]): readonly string[] {
  const players = places.map(({ player }) => player);
  if (players.length > 2) return players.filter((player) => gone.includes(player));
  return players.some((player) => gone.includes(player)) ? players : [];
}
