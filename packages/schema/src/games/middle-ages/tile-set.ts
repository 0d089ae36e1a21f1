import { z } from "zod";
import { coins, count, domain, eventId, stack, tile } from "./pieces.ts";

const domainEffect = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("coinsPerPeasant"), coins }),
    z.object({ kind: z.literal("tax"), coins }),
    z.object({ kind: z.literal("raise") }),
    z.object({ kind: z.literal("scout") }),
    z.object({ kind: z.literal("coinsPerChest"), coins }),
    z.object({ kind: z.literal("attack"), coins }),
    z.object({ kind: z.literal("extraCoin"), coins }),
    z.object({ kind: z.literal("plot") }),
  ])
  .meta({ id: "MiddleAgesDomainEffect", description: "What a tile of this domain does." });
const eventEffect = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("gainPerPeasant"), coins }),
    z.object({ kind: z.literal("gainPerChest"), coins }),
    z.object({ kind: z.literal("gainPerTile"), coins, domains: z.array(domain) }),
    z.object({ kind: z.literal("gainPerDomain"), coins }),
    z.object({ kind: z.literal("gainPerGraveyardTile"), coins }),
    z.object({ kind: z.literal("losePerTile"), coins, domains: z.array(domain) }),
    z.object({ kind: z.literal("destroyOneEach"), domains: z.array(domain) }),
    z.object({ kind: z.literal("restore") }),
  ])
  .meta({ id: "MiddleAgesEventEffect", description: "What the event does to every player." });

/** The contents of the box, whole: a game keeps those that it began with. */
export const tileSet = z
  .object({
    id: z.string(),
    isOfficial: z.boolean().meta({ description: "False: numbers and symbols of the tiles are reconstructed." }),
    rounds: count,
    rowsVisible: count,
    eventAfterRounds: z.array(count),
    startingCoins: coins,
    emptyDomainPenalty: coins,
    tables: z
      .array(z.object({ seats: count, stacks: z.array(stack), discardsReturn: z.boolean() }))
      .meta({ description: "Which stacks are played, in order, and what follows them, by the number of seats." }),
    domains: z
      .array(
        z.object({ domain, effect: domainEffect, income: z.object({ coins, counts: z.array(domain) }), tiles: count }),
      )
      .meta({ description: "In board order." }),
    extraCoins: count.meta({ description: "Extra-coin tokens in the box." }),
    plots: z.array(domain).meta({ description: "Plot tokens in the box." }),
    events: z.array(z.object({ event: eventId, effect: eventEffect })),
    tiles: z.array(tile),
  })
  .meta({ id: "MiddleAgesTileSet" });

/** The name of a tile set, for those who play with it. */
export const tileSetName = z.object({ id: z.string(), isOfficial: z.boolean() });
