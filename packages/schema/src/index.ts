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

import * as accounts from "./http/accounts.ts";
import * as clocks from "./http/clocks.ts";
import * as deliveries from "./http/deliveries.ts";
import * as desk from "./http/desk.ts";
import * as deskGames from "./http/desk-games.ts";
import * as deskPeople from "./http/desk-people.ts";
import * as deskSystem from "./http/desk-system.ts";
import * as games from "./http/games.ts";
import * as notices from "./http/notices.ts";
import * as orders from "./http/orders.ts";
import { outbox } from "./http/outbox.ts";
import * as players from "./http/players.ts";
import { type Problem, problem, problemCodes } from "./http/problem.ts";
import * as ratings from "./http/ratings.ts";
import { readableOrKept } from "./http/readable-text.ts";
import * as rulesets from "./http/rulesets.ts";
import * as sanctions from "./http/sanctions.ts";
import * as setup from "./http/setup.ts";
import * as talk from "./http/talk.ts";
import * as tournaments from "./http/tournaments.ts";

export { accountId, audience, entropy, gameId, instant, seat, sha256, version } from "./ids.ts";
export {
  accounts,
  clocks,
  deliveries,
  desk,
  deskGames,
  deskPeople,
  deskSystem,
  games,
  notices,
  orders,
  outbox,
  type Problem,
  players,
  problem,
  problemCodes,
  ratings,
  readableOrKept,
  rulesets,
  sanctions,
  setup,
  talk,
  tournaments,
};
