import type { Release } from "./release.ts";

/**
 * The versions of the OpenAPI document, the newest first: its `info.version` comes from here, and so do the marks and headers of
 * what is deprecated. A change that programs can notice is one entry.
 */
export const changelog: readonly Release[] = [
  {
    version: "1.2.0",
    date: "2026-11-28",
    changes: [
      {
        type: "added",
        text: {
          en: "A server can have rulesets from packages: `listRulesets` and its own `/openapi.json` have them. The first event of their games names the `package`.",
          fr: "Un serveur peut avoir des jeux issus de paquets : `listRulesets` et son propre `/openapi.json` les contiennent. Le premier évènement de leurs parties nomme le `package`.",
        },
      },
      {
        type: "added",
        text: {
          en: "A game whose ruleset is not installed on the server is listed and shown, without its question, and its log can be downloaded. Everything else about it is `not-playable-here` (409). Its `ruleset` is then none of those that the document lists.",
          fr: "Une partie dont le jeu n’est pas installé sur le serveur est listée et affichée, sans sa question, et son journal peut être téléchargé. Tout le reste répond `not-playable-here` (409). Son `ruleset` n’est alors aucun de ceux que le document énumère.",
        },
      },
      {
        type: "added",
        text: {
          en: "`requestGameReport` asks for the report on a finished game, and `getGameReport` returns it or its progress: who was ahead, what each decision cost, what Hard would have played, and what was luck. New problems: `no-report`, and `report-running` with the `game` that your account waits for.",
          fr: "`requestGameReport` demande l’analyse d’une partie terminée, et `getGameReport` la renvoie, ou son avancement : qui était en tête, ce que chaque décision a coûté, ce que Difficile aurait joué, et la part de la chance. Nouveaux problèmes : `no-report`, et `report-running` avec la partie (`game`) dont votre compte attend l’analyse.",
        },
      },
      {
        type: "added",
        text: {
          en: "`getStatistics` names the latest public games that began with each opening move (`latestGames`).",
          fr: "`getStatistics` nomme les dernières parties publiques qui ont commencé par chaque premier coup (`latestGames`).",
        },
      },
      {
        type: "changed",
        text: {
          en: "A move, a preview or a draft out of turn is `not-your-turn` (409), no longer `refused` with a rule that has nothing to do with turns.",
          fr: "Un coup, un aperçu ou un brouillon hors de son tour est `not-your-turn` (409), et non plus `refused` avec une règle sans rapport avec les tours.",
        },
      },
      {
        type: "added",
        text: {
          en: "Studies: trees of moves from a step of a finished game, or from the start of a ruleset (`createStudy`, `getStudy`, `getStudyPosition`, `playStudyMove`, `changeStudyNode`, `removeStudyNode`, `changeStudy`, `addStudyMember`, `removeStudyMember`, `forkStudy`, `listStudies`, `followStudy`, `exportStudy`, `removeStudy`). `getStudyAdvice` names the three best moves of a seat.",
          fr: "Études : des arbres de coups à partir d’une étape d’une partie terminée, ou du début d’un jeu (`createStudy`, `getStudy`, `getStudyPosition`, `playStudyMove`, `changeStudyNode`, `removeStudyNode`, `changeStudy`, `addStudyMember`, `removeStudyMember`, `forkStudy`, `listStudies`, `followStudy`, `exportStudy`, `removeStudy`). `getStudyAdvice` nomme les trois meilleurs coups d’une place.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listBotGames` lists the games of your bot account, private ones, too. `takeBotFromGame` lets the owner of a bot account end its part in a game: it leaves an open game and resigns from a running one.",
          fr: "`listBotGames` liste les parties de votre compte de bot, même privées. `takeBotFromGame` permet au propriétaire d’un compte de bot de le retirer d’une partie : il quitte une partie ouverte et abandonne une partie en cours.",
        },
      },
      {
        type: "added",
        text: {
          en: "`changeBot` changes each of the `limits` of a bot account alone: those that the request leaves out do not change.",
          fr: "`changeBot` change chacune des `limits` d’un compte de bot séparément : celles que la requête omet ne changent pas.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "A new webhook gets nothing that happened before it was created.",
          fr: "Un nouveau webhook ne reçoit rien de ce qui s’est passé avant sa création.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "When too many requests have a wrong token, the headers of the limit describe this limit; its policy is `wrong-tokens`.",
          fr: "Quand trop de requêtes ont un jeton incorrect, les en-têtes de limite décrivent cette limite ; sa politique est `wrong-tokens`.",
        },
      },
      {
        type: "changed",
        text: {
          en: "Operations that everyone may use answer a token that lacks their scope as they answer everyone, no longer with `scope-missing`. `WWW-Authenticate` then names the scope. `getSession` answers an access token with 204: it is no session.",
          fr: "Les opérations ouvertes à tous répondent à un jeton qui n’a pas leur portée comme à tous, et non plus par `scope-missing`. `WWW-Authenticate` nomme alors la portée. `getSession` répond 204 à un jeton d’accès : ce n’est pas une session.",
        },
      },
      {
        type: "added",
        text: {
          en: "`exportTournament` and `exportAudit` describe what their lines contain (`contentSchema`): each is a `TournamentLogLine`, or an `AuditLogLine`.",
          fr: "`exportTournament` et `exportAudit` décrivent le contenu de leurs lignes (`contentSchema`) : chacune est une `TournamentLogLine`, ou une `AuditLogLine`.",
        },
      },
      {
        type: "added",
        text: {
          en: "All operations that would create something twice accept an `Idempotency-Key`: also `takeSeat`, `addBot`, `invitePlayer`, `postMessage`, `postTournamentMessage`, `announceInTournament`, `createDiaryEntry`, `createSeries`, `saveTournamentTemplate`, `addWebhook`, `addGameWebhook` and `addTournamentWebhook`.",
          fr: "Toutes les opérations qui créeraient quelque chose deux fois acceptent une `Idempotency-Key` : aussi `takeSeat`, `addBot`, `invitePlayer`, `postMessage`, `postTournamentMessage`, `announceInTournament`, `createDiaryEntry`, `createSeries`, `saveTournamentTemplate`, `addWebhook`, `addGameWebhook` et `addTournamentWebhook`.",
        },
      },
      {
        type: "added",
        text: {
          en: "Every response has the headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10), next to those that begin with `X-RateLimit`.",
          fr: "Chaque réponse a les en-têtes `RateLimit` et `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10), à côté de ceux qui commencent par `X-RateLimit`.",
        },
      },
      {
        type: "added",
        text: {
          en: "`downloadOwnGames` sends your games with their steps, private and running ones, too, as your seat may see them.",
          fr: "`downloadOwnGames` envoie vos parties avec leurs étapes, même privées ou en cours, telles que votre siège peut les voir.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listArchivedGames` and `downloadGameLogs` have the filter `rated`. With it, games are listed after they were rated, in the same order.",
          fr: "`listArchivedGames` et `downloadGameLogs` ont le filtre `rated`. Avec lui, les parties sont listées après avoir été classées, dans le même ordre.",
        },
      },
    ],
  },
  {
    version: "1.1.0",
    date: "2026-11-27",
    changes: [
      {
        type: "added",
        text: {
          en: "`playMove` accepts `Prefer: return=minimal` (RFC 7240). The response is then 204 with the headers `Preference-Applied`, `Game-Version` and `Game-Digest`.",
          fr: "`playMove` accepte `Prefer: return=minimal` (RFC 7240). La réponse est alors 204, avec les en-têtes `Preference-Applied`, `Game-Version` et `Game-Digest`.",
        },
      },
      {
        type: "added",
        text: {
          en: "Auto-replies have `skipsTrades`: gifts and offers to others do not count as a choice. In positions, such choices have `isTrade`.",
          fr: "Les réponses automatiques ont `skipsTrades` : les dons et les offres aux autres ne comptent pas comme un choix. Dans les positions, ces choix ont `isTrade`.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listBots` has the `ratings` of each bot account.",
          fr: "`listBots` donne les cotes (`ratings`) de chaque compte de bot.",
        },
      },
      {
        type: "added",
        text: {
          en: "`getRatingHistory` and `getPlayerResults` have `next`: send it as `cursor` to read earlier games. `getRatingHistoryCsv` and `getPlayerResultsCsv` accept it, too.",
          fr: "`getRatingHistory` et `getPlayerResults` ont `next` : envoyez-le comme `cursor` pour lire les parties antérieures. `getRatingHistoryCsv` et `getPlayerResultsCsv` l’acceptent aussi.",
        },
      },
      {
        type: "added",
        text: {
          en: "`exportGame` describes what its lines contain (`contentSchema`): each is a `GameLogLine`.",
          fr: "`exportGame` décrit le contenu de ses lignes (`contentSchema`) : chacune est une `GameLogLine`.",
        },
      },
      {
        type: "added",
        text: {
          en: "Responses that create something have `links` to what can be done next with it. The headers `Deprecation` and `Sunset` are described where they occur.",
          fr: "Les réponses qui créent quelque chose ont des `links` vers ce qu’on peut en faire ensuite. Les en-têtes `Deprecation` et `Sunset` sont décrits là où ils apparaissent.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listArchivedGames` and `downloadGameLogs` have the filter `result`: the games that a player won, or lost.",
          fr: "`listArchivedGames` et `downloadGameLogs` ont le filtre `result` : les parties qu’un joueur a gagnées ou perdues.",
        },
      },
      {
        type: "added",
        text: {
          en: "`introspectToken` tells what an access token may do, until when, and for which account (RFC 7662). `revokeToken` revokes personal tokens, too, without `client_id`.",
          fr: "`introspectToken` dit ce qu’un jeton d’accès permet, jusqu’à quand et pour quel compte (RFC 7662). `revokeToken` révoque aussi les jetons personnels, sans `client_id`.",
        },
      },
      {
        type: "added",
        text: {
          en: "The pictures and animations of the website are operations: `getPositionSvg`, `getPositionPng`, `getAnimationGif` and `getAnimationWebp`.",
          fr: "Les images et les animations du site sont des opérations : `getPositionSvg`, `getPositionPng`, `getAnimationGif` et `getAnimationWebp`.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listGames` has the filters `tournament`, `rated` and `players`.",
          fr: "`listGames` a les filtres `tournament`, `rated` et `players`.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "Any use of a session extends it, at most once a day; only `getSession` did.",
          fr: "Toute utilisation d’une session la prolonge, au plus une fois par jour ; seule `getSession` le faisait.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "The header `WWW-Authenticate` is described where `scope-missing` sends it.",
          fr: "L’en-tête `WWW-Authenticate` est décrit là où `scope-missing` l’envoie.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "The example of `followAccount` as `application/x-ndjson` is a JSON line.",
          fr: "L’exemple de `followAccount` en `application/x-ndjson` est une ligne JSON.",
        },
      },
      {
        type: "fixed",
        text: {
          en: "`verifyGameLog` and `importGame` take a file as `text/plain`, too, as the document now says. They reject JSON with 415.",
          fr: "`verifyGameLog` et `importGame` acceptent aussi un fichier en `text/plain`, comme le dit maintenant le document. Ils refusent le JSON avec 415.",
        },
      },
      {
        type: "added",
        text: {
          en: "`listOwnImports` lists the games that you imported. Moderators find imported games with `searchImports` and remove one with `removeImportAsStaff`; the audit log has the subject `import`.",
          fr: "`listOwnImports` liste les parties que vous avez importées. Les modérateurs trouvent les parties importées avec `searchImports` et en retirent une avec `removeImportAsStaff` ; le journal d’audit a le sujet `import`.",
        },
      },
      {
        type: "added",
        text: {
          en: "Webhooks of accounts also send the `events` of the account stream that a notification is about.",
          fr: "Les webhooks d’un compte envoient aussi les `events` du flux du compte dont parle une notification.",
        },
      },
      {
        type: "changed",
        text: {
          en: "Personal access tokens are revoked, and apps disconnected, after 50 rejected moves in a row or 1,000 responses with status 429 within an hour, as bot accounts were before. An e-mail says why.",
          fr: "Un jeton d’accès personnel est révoqué, et une application déconnectée, après 50 coups refusés de suite ou 1000 réponses d’état 429 en une heure, comme c’était déjà le cas des comptes de bot. Un e-mail en donne la raison.",
        },
      },
    ],
  },
  {
    version: "1.0.0",
    date: "2026-11-27",
    changes: [
      {
        type: "changed",
        text: {
          en: "From this version on, what you send keeps working within a major version.",
          fr: "À partir de cette version, ce que vous envoyez continue de fonctionner au sein d’une version majeure.",
        },
      },
      {
        type: "added",
        text: {
          en: "`playMove`, `previewMoves`, and the operations of move queues and premoves accept `ruleset` next to the moves. Generated clients then know the fields of each move. Another ruleset than that of the game is the error `wrong-ruleset`.",
          fr: "`playMove`, `previewMoves` et les opérations des files de coups et des coups anticipés acceptent `ruleset` à côté des coups. Les clients générés connaissent alors les champs de chaque coup. Un autre `ruleset` que celui de la partie donne l’erreur `wrong-ruleset`.",
        },
      },
      {
        type: "added",
        text: {
          en: "Saved move queues and premoves name their `ruleset`.",
          fr: "Les files de coups enregistrées et les coups anticipés indiquent leur `ruleset`.",
        },
      },
      {
        type: "added",
        text: {
          en: "`getChangelog` lists the changes of this document.",
          fr: "`getChangelog` liste les changements de ce document.",
        },
      },
      {
        type: "added",
        text: {
          en: "Accounts can have passkeys: `beginPasskeySetup`, `addPasskey`, `listPasskeys`, `renamePasskey` and `removePasskey`. `beginPasskeySignIn` and `signInWithPasskey` sign in with one. The new errors are `wrong-passkey` and `passkeys-unavailable`.",
          fr: "Les comptes peuvent avoir des clés d’accès : `beginPasskeySetup`, `addPasskey`, `listPasskeys`, `renamePasskey` et `removePasskey`. `beginPasskeySignIn` et `signInWithPasskey` connectent avec l’une d’elles. Les nouvelles erreurs sont `wrong-passkey` et `passkeys-unavailable`.",
        },
      },
      {
        type: "deprecated",
        target: { mediaType: "application/jsonl", of: "application/x-ndjson" },
        sunset: "2027-06-30",
        text: {
          en: "Ask for `application/x-ndjson` instead: many clients parse everything that starts with `application/json` as one value.",
          fr: "Demandez `application/x-ndjson` à la place : beaucoup de clients lisent comme une seule valeur tout ce qui commence par `application/json`.",
        },
      },
    ],
  },
  {
    version: "1.0.0-beta.1",
    date: "2026-11-27",
    changes: [
      {
        type: "added",
        text: { en: "The first version with a number.", fr: "La première version avec un numéro." },
      },
    ],
  },
];
