import { z } from "zod";
import { seat } from "../../ids.ts";
import { flowFactsOf, ranking } from "../flow.ts";
import { step } from "./agenda.ts";
import { coins, count, domain, eventId, place, round, stack, tile, tileBack } from "./pieces.ts";
import { tileSet, tileSetName } from "./tile-set.ts";

/** Why coins changed hands; enough to explain every one of them. */
const cause = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("peasants"), peasants: count, each: coins }),
    z.object({ kind: z.literal("chests"), chests: count, each: coins }),
    z.object({
      kind: z.literal("mill"),
      mills: count.meta({ description: "Of who is paid." }),
      payerMills: count,
    }),
    z.object({
      kind: z.literal("barracks"),
      barracks: count.meta({ description: "Of who is paid." }),
      payerRamparts: count,
    }),
    z.object({
      kind: z.literal("income"),
      domain,
      counted: z.array(z.object({ domain, tiles: count })),
      each: coins.meta({ description: "For each tile, before the extra coin." }),
      extra: coins.meta({ description: "Additional coins for each tile, from an extra-coin token." }),
    }),
    z.object({
      kind: z.literal("event"),
      event: eventId,
      counted: count.meta({ description: "Symbols, tiles or domains, by the event." }),
      each: coins,
    }),
  ])
  .meta({ id: "MiddleAgesCause", description: "Why coins are gained or lost." });

export const decidedBy = domain
  .nullable()
  .meta({ description: "The domain that broke a tie for the first place, if one did." });

const shared = [
  ...flowFactsOf(step),
  z.object({ type: z.literal("RowFilled"), round, tiles: z.array(tile) }),
  z.object({ type: z.literal("EventsDrawn"), events: z.array(eventId) }),
  z.object({ type: z.literal("OrderDrawn"), order: z.array(seat) }),
  z.object({ type: z.literal("StackOpened"), stack, tiles: count }),
  z.object({ type: z.literal("DiscardsShuffled"), tiles: count }),
  z.object({ type: z.literal("RoundBegan"), round, order: z.array(seat) }),
  z.object({ type: z.literal("TileDiscarded"), round, place, tile }),
  z.object({ type: z.literal("LordSent"), seat, round, place, tile }),
  z.object({ type: z.literal("TileGathered"), seat, round, place, tile }),
  z.object({ type: z.literal("ScoutSent"), seat, round, place, tile }),
  z.object({ type: z.literal("ScoutKept"), seat }),
  z.object({ type: z.literal("ScoutReturned"), seat }),
  z.object({ type: z.literal("CoinsGained"), seat, coins, total: coins, cause }),
  z.object({ type: z.literal("CoinsLost"), seat, coins, total: coins, owed: coins, cause }),
  z.object({
    type: z.literal("CoinsPaid"),
    from: seat,
    to: seat,
    coins,
    owed: coins.meta({ description: "More than was paid if the payer had too few coins; nothing is owed later." }),
    fromTotal: coins,
    toTotal: coins,
    cause,
  }),
  z.object({
    type: z.literal("TileDestroyed"),
    seat,
    tile,
    index: count.meta({ description: "Place in its column, from 0 at the bottom." }),
    by: z.union([eventId, z.literal("barracks")]),
    attacker: seat.nullable(),
  }),
  z.object({
    type: z.literal("TileRaised"),
    seat,
    tile,
    index: count.meta({ description: "Place in the graveyard, from 0." }),
    by: z.union([eventId, z.literal("village")]),
  }),
  z.object({ type: z.literal("ExtraCoinLaid"), seat, domain }),
  z.object({ type: z.literal("PlotLaid"), seat, plot: domain, domain }),
  z.object({ type: z.literal("EventStruck"), event: eventId, round }),
  z.object({
    type: z.literal("EmptyDomainsCounted"),
    seat,
    domains: z.array(domain),
    each: coins,
    penalty: coins,
    coins,
    score: z.int(),
  }),
  z.object({ type: z.literal("GameEnded"), ranking, decidedBy }),
] as const;

export const fact = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("GameBegan"), seats: z.int().min(2).max(5), tileSet }),
    z.object({ type: z.literal("PileTurned"), tile }),
    ...shared,
  ])
  .meta({ id: "MiddleAgesFact" });

export const redactedFact = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("GameBegan"), seats: z.int().min(2).max(5), tileSet: tileSetName }),
    z.object({ type: z.literal("PileTurned"), tile: tileBack }),
    ...shared,
  ])
  .meta({ id: "MiddleAgesRedactedFact" });
