export {
  type Fief1429,
  fief1429,
  type MapFile as Fief1429MapFile,
  mapFile as fief1429MapFile,
  pieces as fief1429Pieces,
} from "./games/fief-1429.ts";
export {
  type FiefClassic,
  type FiguresFile as FiefClassicFiguresFile,
  fiefOriginal,
  fiefVitale,
  figuresFile as fiefClassicFiguresFile,
  type MapFile as FiefClassicMapFile,
  mapFile as fiefClassicMapFile,
  pieces as fiefClassicPieces,
} from "./games/fief-classic.ts";
export {
  domains as middleAgesDomains,
  eventIds as middleAgesEvents,
  type MiddleAges,
  middleAges,
  type TileSetFile as MiddleAgesTileSetFile,
  tileSetFile as middleAgesTileSetFile,
} from "./games/middle-ages.ts";
export { rulesetSchemas } from "./games/register.ts";
export { choiceSchemaOf, type RulesetSchema } from "./games/ruleset-schema.ts";
export {
  actions as villageActions,
  buildings as villageBuildings,
  type ComponentFile as VillageComponentFile,
  cities as villageCities,
  colours as villageColours,
  componentFile as villageComponentFile,
  goods as villageGoods,
  places as villagePlaces,
  professions as villageProfessions,
  type Village,
  village,
  wares as villageWares,
} from "./games/village.ts";
export * as accounts from "./http/accounts.ts";
export * as clocks from "./http/clocks.ts";
export * as deliveries from "./http/deliveries.ts";
export * as desk from "./http/desk.ts";
export * as deskGames from "./http/desk-games.ts";
export * as deskPeople from "./http/desk-people.ts";
export * as deskSystem from "./http/desk-system.ts";
export * as games from "./http/games.ts";
export * as notices from "./http/notices.ts";
export * as orders from "./http/orders.ts";
export { outbox } from "./http/outbox.ts";
export * as players from "./http/players.ts";
export { type Problem, problem, problemCodes } from "./http/problem.ts";
export * as ratings from "./http/ratings.ts";
export { readableOrKept } from "./http/readable-text.ts";
export * as rulesets from "./http/rulesets.ts";
export * as sanctions from "./http/sanctions.ts";
export * as setup from "./http/setup.ts";
export * as talk from "./http/talk.ts";
export * as tournaments from "./http/tournaments.ts";
export { accountId, audience, entropy, gameId, instant, seat, sha256, version } from "./ids.ts";
