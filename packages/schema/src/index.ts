export { rulesetSchemas } from "./games/register.ts";
export { choiceSchemaOf, type RulesetSchema } from "./games/ruleset-schema.ts";

import * as accounts from "./http/accounts.ts";
import * as clocks from "./http/clocks.ts";
import * as deliveries from "./http/deliveries.ts";
import * as desk from "./http/desk.ts";
import * as deskGames from "./http/desk-games.ts";
import * as deskPeople from "./http/desk-people.ts";
import * as deskSystem from "./http/desk-system.ts";
import { devMailbox } from "./http/dev-mailbox.ts";
import * as games from "./http/games.ts";
import * as notices from "./http/notices.ts";
import * as orders from "./http/orders.ts";
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
  devMailbox,
  games,
  notices,
  orders,
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
