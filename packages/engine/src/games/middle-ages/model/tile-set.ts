import { type TileSetFile, tileSetFile } from "@seneschal/schema/games/middle-ages";
import { columnOf, isSameTile } from "./state.ts";
import { faultsIn } from "./tile-set-faults.ts";
import type { DomainEffect, EventEffect, TileSet } from "./types.ts";

/** Reads a file of components; refuses one that is not a whole box, and names the rows at fault. */
export function tileSetFrom(file: unknown): TileSet {
  const { success, data, error } = tileSetFile.safeParse(file);
  if (!success) refuse(error.issues.map(({ path, message }) => `${rowAt(path)}: ${message}`));
  const faults = faultsIn(data);
  if (faults.length > 0) refuse(faults);
  return tileSetOf(data);
}

function refuse(faults: readonly string[]): never {
  throw new Error(`This tile set is not a whole box:\n${faults.join("\n")}`);
}

/** As a person counts: `tiles row 17, number`. */
function rowAt(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `row ${part + 1},` : String(part))).join(" ");
}

function tileSetOf(file: TileSetFile): TileSet {
  return {
    id: file.dataset,
    isOfficial: file.official,
    rounds: file.rows.rounds,
    rowsVisible: file.rows.visible,
    eventAfterRounds: file.rows.event_after_rounds,
    startingCoins: file.amounts.starting_coins,
    emptyDomainPenalty: file.empty_domain_penalty,
    tables: tablesOf(file),
    domains: file.domains
      .toSorted((one, other) => columnOf(one.id) - columnOf(other.id))
      .map(({ id, effect, income_coins, income_domains, tiles }) => ({
        domain: id,
        effect: domainEffectOf(effect, file.amounts),
        income: { coins: income_coins, counts: income_domains },
        tiles,
      })),
    extraCoins: file.extra_coin_tokens,
    plots: file.plot_tokens.map(({ domain }) => domain),
    events: file.events.map(({ id, effect }) => ({ event: id, effect: eventEffectOf(effect) })),
    tiles: tilesOf(file),
  };
}

/** Tiles that look alike are one value, so they are one object too. */
function tilesOf({ tiles }: TileSetFile): TileSet["tiles"] {
  const kinds = tiles.map(({ number, domain, stack, peasants, chests }) => ({
    number,
    domain,
    stack,
    peasants,
    chests,
  }));
  return kinds.map((tile) => kinds.find((one) => isSameTile(one, tile)) ?? tile);
}

const tablesOf = (file: TileSetFile): TileSet["tables"] =>
  ([2, 3, 4, 5] as const).map((seats) => ({
    seats,
    stacks: file.stacks_by_players[seats],
    discardsReturn: file.reshuffle_discards_by_players[seats],
  }));

function domainEffectOf(
  effect: TileSetFile["domains"][number]["effect"],
  amounts: TileSetFile["amounts"],
): DomainEffect {
  switch (effect) {
    case "coins_per_peasant":
      return { kind: "coinsPerPeasant", coins: amounts.field_per_peasant };
    case "tax_players_with_fewer_mills":
      return { kind: "tax", coins: amounts.mill_tax };
    case "return_tile_from_graveyard":
      return { kind: "raise" };
    case "place_scout":
      return { kind: "scout" };
    case "coins_per_chest":
      return { kind: "coinsPerChest", coins: amounts.market_per_chest };
    case "attack_players_with_fewer_ramparts":
      return { kind: "attack", coins: amounts.barracks_tribute };
    case "place_extra_coin_token":
      return { kind: "extraCoin", coins: amounts.extra_coin };
    case "place_plot_token":
      return { kind: "plot" };
  }
}

function eventEffectOf(effect: TileSetFile["events"][number]["effect"]): EventEffect {
  switch (effect.kind) {
    case "gain_per_peasant":
      return { kind: "gainPerPeasant", coins: effect.coins };
    case "gain_per_chest":
      return { kind: "gainPerChest", coins: effect.coins };
    case "gain_per_tile":
      return { kind: "gainPerTile", coins: effect.coins, domains: effect.domains };
    case "gain_per_distinct_domain":
      return { kind: "gainPerDomain", coins: effect.coins };
    case "gain_per_graveyard_tile":
      return { kind: "gainPerGraveyardTile", coins: effect.coins };
    case "lose_per_tile":
      return { kind: "losePerTile", coins: effect.coins, domains: effect.domains };
    case "destroy_one_each":
      return { kind: "destroyOneEach", domains: effect.domains };
    case "return_tile_from_graveyard":
      return { kind: "restore" };
  }
}
