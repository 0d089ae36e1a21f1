import { z } from "zod";
import { seat } from "../ids.ts";
import type { RulesetSchema } from "./ruleset-schema.ts";

/** In the order of the fief board, left to right. */
export const domains = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"] as const;
export const stacks = ["blue", "orange"] as const;
export const eventIds = [
  "skilled-trades",
  "precious-goods",
  "alliance",
  "barbarian-invasion",
  "black-death",
  "new-defences",
  "triumphant-return",
  "baby-boom",
  "peasant-revolt",
  "restoration",
  "good-harvests",
  "rebuilding-aid",
  "wider-lordship",
  "costly-ceremonies",
  "earthquake",
] as const;

const domain = z.enum(domains);
const stack = z.enum(stacks);
const eventId = z.enum(eventIds);
const round = z.int().min(1).max(16);
const place = z.int().min(0).max(5).meta({ description: "A place in a row, from 0 at the left." });
const coins = z.int().min(0);
const tile = z
  .object({ number: z.int(), domain, stack, peasants: z.int().min(0), chests: z.int().min(0) })
  .meta({ id: "MiddleAgesTile" });
/** What the back of the next tile shows. */
const tileBack = z.object({ number: z.int(), stack });
const count = z.object({ domain, tiles: z.int().min(0) });

/** Why coins changed hands; enough to explain every one of them. */
const cause = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("peasants"), peasants: z.int(), each: coins }),
    z.object({ kind: z.literal("chests"), chests: z.int(), each: coins }),
    z.object({ kind: z.literal("mill"), mills: z.int() }),
    z.object({ kind: z.literal("barracks"), barracks: z.int() }),
    z.object({ kind: z.literal("income"), domain, counted: z.array(count), each: coins, extra: coins }),
    z.object({ kind: z.literal("event"), event: eventId, counted: z.int(), each: coins }),
  ])
  .meta({ id: "MiddleAgesCause" });

const options = z.strictObject({}).meta({ id: "MiddleAgesOptions" });

const move = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("send"), place })
      .meta({ id: "MiddleAgesSend", description: "Send your lord to a tile of the next row." }),
    z
      .strictObject({ type: z.literal("scout"), round, place })
      .meta({ id: "MiddleAgesScout", description: "Reserve a tile of a row to come." }),
    z
      .strictObject({ type: z.literal("keepScout") })
      .meta({ id: "MiddleAgesKeepScout", description: "Leave your scout where it is." }),
    z
      .strictObject({
        type: z.literal("raise"),
        tile: z.int().min(0).meta({ description: "Place in your graveyard, from 0." }),
      })
      .meta({ id: "MiddleAgesRaise" }),
    z
      .strictObject({ type: z.literal("addCoin"), domain })
      .meta({ id: "MiddleAgesAddCoin", description: "Lay an extra-coin token under a domain." }),
    z
      .strictObject({ type: z.literal("addPlot"), plot: domain, domain })
      .meta({ id: "MiddleAgesAddPlot", description: "Lay a plot token under a domain." }),
    z
      .strictObject({
        type: z.literal("give"),
        domain,
        tile: z.int().min(0).meta({ description: "Place in that column, from 0 at the bottom." }),
      })
      .meta({ id: "MiddleAgesGive", description: "Choose the tile that an event destroys." }),
  ])
  .meta({ id: "MiddleAgesMove" });

const step = z.discriminatedUnion("type", [
  z.object({ type: z.literal("placing"), seat }),
  z.object({ type: z.literal("round") }),
  z.object({ type: z.literal("sending"), seat }),
  z.object({ type: z.literal("scouting"), seat }),
  z.object({ type: z.literal("raising"), seat }),
  z.object({ type: z.literal("addingCoin"), seat }),
  z.object({ type: z.literal("addingPlot"), seat }),
  z.object({ type: z.literal("income"), seat, domain }),
  z.object({ type: z.literal("roundEnd") }),
  z.object({ type: z.literal("losses"), event: eventId, domain }),
  z.object({ type: z.literal("restoration") }),
  z.object({ type: z.literal("penalty") }),
]);
const agenda = z.object({
  planned: z.int(),
  pending: z.array(z.object({ number: z.int(), step, answered: z.array(seat) })),
});

const shared = [
  z.object({ type: z.literal("Settled"), next: z.array(step) }),
  z.object({ type: z.literal("Interrupted"), by: z.array(step) }),
  z.object({ type: z.literal("Answered"), seat }),
  z.object({ type: z.literal("OrderDrawn"), order: z.array(seat) }),
  z.object({ type: z.literal("EventsDrawn"), events: z.array(eventId) }),
  z.object({ type: z.literal("RowFilled"), round, tiles: z.array(tile) }),
  z.object({ type: z.literal("StackOpened"), stack }),
  z.object({ type: z.literal("DiscardsShuffled"), tiles: z.int() }),
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
    owed: coins,
    fromTotal: coins,
    toTotal: coins,
    cause,
  }),
  z.object({
    type: z.literal("TileDestroyed"),
    seat,
    tile,
    index: z.int().min(0),
    by: z.union([eventId, z.literal("barracks")]),
  }),
  z.object({
    type: z.literal("TileRaised"),
    seat,
    tile,
    index: z.int().min(0),
    by: z.union([eventId, z.literal("village")]),
  }),
  z.object({ type: z.literal("ExtraCoinLaid"), seat, domain }),
  z.object({ type: z.literal("PlotLaid"), seat, plot: domain, domain }),
  z.object({ type: z.literal("EventStruck"), event: eventId }),
  z.object({
    type: z.literal("EmptyDomainsCounted"),
    seat,
    domains: z.array(domain),
    penalty: coins,
    coins,
    score: z.int(),
  }),
  z.object({
    type: z.literal("GameEnded"),
    ranking: z.array(z.object({ seat, rank: z.int(), score: z.int() })),
    decidedBy: domain.nullable().meta({ description: "The domain that broke a tie for the first place, if one did." }),
  }),
] as const;

/** The component data, whole, so that a game keeps what it began with. */
const tileSet = z.object({ id: z.string(), isOfficial: z.boolean(), tiles: z.array(tile) });
const fact = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("GameBegan"), seats: z.int().min(2).max(5), tileSet }),
    z.object({ type: z.literal("PileTurned"), tile }),
    ...shared,
  ])
  .meta({ id: "MiddleAgesFact" });
const told = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("GameBegan"),
      seats: z.int(),
      tileSet: z.object({ id: z.string(), isOfficial: z.boolean() }),
    }),
    z.object({ type: z.literal("PileTurned"), tile: tileBack }),
    ...shared,
  ])
  .meta({ id: "MiddleAgesTold" });

const spot = z.object({
  tile: tile.nullable().meta({ description: "Empty once the tile was gathered or set aside." }),
  lord: seat.nullable(),
  scout: seat.nullable(),
  gatheredBy: seat.nullable().meta({ description: "Of an empty spot: who took its tile; nobody if it was set aside." }),
});
const fief = z.object({
  seat,
  coins,
  columns: z.array(z.array(tile)).meta({ description: "Eight, in board order; the last tile lies on top." }),
  extraCoins: z.array(domain),
  plots: z.array(z.object({ plot: domain, domain })),
  graveyard: z.array(tile),
  peasants: z.int(),
  chests: z.int(),
  scout: z.object({ round, place }).nullable(),
  incomes: z
    .array(z.object({ domain, each: coins, counts: z.array(domain), coins }))
    .meta({ description: "What each domain would pay now." }),
  exposedTo: z.array(seat).meta({ description: "Whose next Barracks would hit this fief as things stand." }),
  firstToFall: tile.nullable().meta({ description: "The tile that an attack would destroy." }),
  score: z.int().meta({ description: "Coins less the penalty for domains that are empty now." }),
});
const forecast = z.object({
  event: eventId,
  afterRound: round,
  isDone: z.boolean(),
  now: z
    .array(z.object({ seat, coins: z.int(), loses: z.array(domain), raises: z.int() }))
    .meta({ description: "What it would do to each seat if it came now." }),
});
const view = z
  .object({
    tileSet: z.object({ id: z.string(), isOfficial: z.boolean() }),
    round: z.int().min(0).max(16).meta({ description: "0 while the lords are set up." }),
    order: z.array(seat).meta({ description: "Order of play of this round." }),
    done: z.array(seat).meta({ description: "Who has played this round." }),
    rows: z
      .array(z.object({ round, spots: z.array(spot) }))
      .meta({ description: "In order of play: the current row first." }),
    fiefs: z.array(fief),
    events: z.array(forecast),
    pile: z.object({ next: tileBack.nullable(), left: z.int(), stack }),
    waitingStack: z.object({ stack, left: z.int() }).nullable(),
    discards: z.array(tile),
    discardsReturn: z.boolean(),
    supply: z.object({ extraCoins: z.int(), plots: z.array(domain) }),
    prospects: z.array(z.object({ place, effect: z.int(), income: coins })).meta({
      description: "For a seat that must send its lord: what each tile of the next row would bring as things stand.",
    }),
    agenda,
  })
  .meta({ id: "MiddleAgesView" });

export const middleAges = { id: "middle-ages", options, move, told, fact, view } as const satisfies RulesetSchema;

export type MiddleAges = {
  readonly options: z.infer<typeof options>;
  readonly move: z.infer<typeof move>;
  readonly fact: z.infer<typeof fact>;
  readonly told: z.infer<typeof told>;
  readonly view: z.infer<typeof view>;
  readonly step: z.infer<typeof step>;
};
