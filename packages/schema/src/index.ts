export { canonicalJson, canonicalJsonWithout } from "./canonical-json.ts";
export { rulesetSchemas } from "./games/register.ts";
export { choiceSchemaOf, type RulesetSchema } from "./games/ruleset-schema.ts";

import * as accessTokens from "./http/accounts/access-tokens.ts";
import * as accounts from "./http/accounts/accounts.ts";
import * as oauth from "./http/accounts/oauth.ts";
import * as passkeys from "./http/accounts/passkeys.ts";
import * as players from "./http/accounts/players.ts";
import * as ratings from "./http/accounts/ratings.ts";
import * as sanctions from "./http/accounts/sanctions.ts";
import { type Scope, scope, scopes } from "./http/accounts/scopes.ts";
import * as setup from "./http/accounts/setup.ts";
import * as admin from "./http/admin/admin.ts";
import * as adminDeliveries from "./http/admin/deliveries.ts";
import * as adminDemo from "./http/admin/demo.ts";
import * as adminGames from "./http/admin/games.ts";
import * as adminImports from "./http/admin/imports.ts";
import * as adminJobs from "./http/admin/jobs.ts";
import * as adminPeople from "./http/admin/people.ts";
import * as adminReports from "./http/admin/reports.ts";
import * as adminSystem from "./http/admin/system.ts";
import * as bots from "./http/bots/bots.ts";
import * as changelogs from "./http/changelogs.ts";
import * as archive from "./http/games/archive.ts";
import * as autoReplies from "./http/games/auto-replies.ts";
import * as clocks from "./http/games/clocks.ts";
import * as games from "./http/games/games.ts";
import * as imports from "./http/games/imports.ts";
import * as reference from "./http/games/reference.ts";
import * as rulesets from "./http/games/rulesets.ts";
import * as studies from "./http/games/studies.ts";
import * as verifications from "./http/games/verifications.ts";
import * as chat from "./http/messages/chat.ts";
import * as deliveries from "./http/messages/deliveries.ts";
import { devMailbox } from "./http/messages/dev-mailbox.ts";
import * as notes from "./http/messages/notes.ts";
import * as notifications from "./http/messages/notifications.ts";
import * as tournamentChat from "./http/messages/tournament-chat.ts";
import { type Problem, problem, problemCodes } from "./http/problem.ts";
import { readableOrUnchanged, textRules } from "./http/readable-text.ts";
import * as accountStream from "./http/streams/account-stream.ts";
import * as webhookMessages from "./http/streams/webhook-messages.ts";
import * as series from "./http/tournaments/series.ts";
import * as tournaments from "./http/tournaments/tournaments.ts";

export { accountId, audience, entropy, gameId, instant, seat, sha256, version } from "./ids.ts";
export type { JsonChange } from "./json-change.ts";
export { applyChanges, changesBetween } from "./json-changes.ts";
export {
  accessTokens,
  accountStream,
  accounts,
  admin,
  adminDeliveries,
  adminDemo,
  adminGames,
  adminImports,
  adminJobs,
  adminPeople,
  adminReports,
  adminSystem,
  archive,
  autoReplies,
  bots,
  changelogs,
  chat,
  clocks,
  deliveries,
  devMailbox,
  games,
  imports,
  notes,
  notifications,
  oauth,
  type Problem,
  passkeys,
  players,
  problem,
  problemCodes,
  ratings,
  readableOrUnchanged,
  reference,
  rulesets,
  type Scope,
  sanctions,
  scope,
  scopes,
  series,
  setup,
  studies,
  textRules,
  tournamentChat,
  tournaments,
  verifications,
  webhookMessages,
};
