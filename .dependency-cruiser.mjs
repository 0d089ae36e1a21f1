// Who may import whom: the table of docs/architecture.md, a rule for each line.

/** What does not ship, by the end of its name. */
export const production = "\\.(test|fixture)\\.tsx?$";

const games = "packages/engine/src/games/";
/** As far as the layers of a game, or of what the editions of a family share. */
const game = `^(${games}[^/]+/(?:family/)?)`;

const api = "^apps/api/src/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "schema-imports-zod-alone",
      comment: "The words depend on nothing of ours.",
      severity: "error",
      from: { path: "^packages/schema/src/", pathNot: production },
      to: { pathNot: ["^packages/schema/src/", "^node_modules/zod/"] },
    },
    {
      name: "core-imports-schema-alone",
      comment: "The contract knows no game.",
      severity: "error",
      from: { path: "^packages/engine/src/core/", pathNot: production },
      to: { pathNot: ["^packages/engine/src/core/", "^packages/schema/src/"] },
    },
    {
      name: "engine-is-pure",
      comment: "No packages and nothing of Node: the rules run anywhere.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: [production, "^packages/engine/src/testing/"] },
      to: { pathNot: ["^packages/engine/src/", "^packages/schema/src/"] },
    },
    {
      name: "a-game-knows-no-other-game",
      comment: "What two games share is copied; editions share in their family's folder.",
      severity: "error",
      from: { path: "^packages/engine/src/games/([^/]+)/", pathNot: production },
      to: {
        path: "^packages/engine/src/",
        pathNot: ["^packages/engine/src/games/$1/", "^packages/engine/src/core/"],
      },
    },
    {
      name: "a-model-knows-the-model-alone",
      comment: "What a position is does not depend on what may be done with it.",
      severity: "error",
      from: { path: `${game}model/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1model/" },
    },
    {
      name: "evolve-knows-no-rule",
      comment: "A stored fact is recorded as it was told, whatever the rules are today.",
      severity: "error",
      from: { path: `${game}evolve/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve)/" },
    },
    {
      name: "rules-know-no-view",
      comment: "What may be done does not depend on who looks on.",
      severity: "error",
      from: { path: `${game}rules/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve|rules)/" },
    },
    {
      name: "a-view-knows-no-ruleset",
      comment: "It looks on; the ruleset puts it beside the rules.",
      severity: "error",
      from: { path: `${game}view/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve|rules|view)/" },
    },
    {
      name: "a-game-lies-in-its-layers",
      comment: "Beside its ruleset.ts a game has folders alone.",
      severity: "error",
      from: {},
      to: { path: `^${games}[^/]+/[^/]+\\.ts$`, pathNot: ["/ruleset\\.ts$", production] },
    },
    {
      name: "engine-by-its-front-doors",
      comment: "Only what index.ts shows is promised.",
      severity: "error",
      from: { path: "^apps/" },
      to: { path: "^packages/engine/src/", pathNot: "^packages/engine/src/((testing|bots)/)?index\\.ts$" },
    },
    {
      name: "tournament-is-pure",
      comment: "Pairing, scoring, standings and how a tournament goes on: anybody can reckon them again, anywhere.",
      severity: "error",
      from: { path: "^packages/tournament/src/", pathNot: production },
      to: { pathNot: ["^packages/(tournament|schema)/src/", "^node_modules/edmonds-blossom-fixed/"] },
    },
    {
      name: "tournament-by-its-front-door",
      comment: "Only what index.ts shows is promised.",
      severity: "error",
      from: { path: "^apps/" },
      to: { path: "^packages/tournament/src/", pathNot: "^packages/tournament/src/index\\.ts$" },
    },
    {
      name: "schema-by-its-front-door",
      comment:
        "Only what index.ts shows is promised, what that of a game shows, and the maps, which boards read without zod.",
      severity: "error",
      from: { path: "^(apps|packages/(engine|wording))/" },
      to: {
        path: "^packages/schema/src/",
        pathNot: "^packages/schema/src/(index\\.ts|games/[^/]+/(index\\.ts|map\\.json))$",
      },
    },
    {
      name: "wording-imports-schema-alone",
      comment: "Sentences are put together without a server and without a page; use-intl says them.",
      severity: "error",
      from: { path: "^packages/wording/src/", pathNot: production },
      to: { pathNot: ["^packages/(wording|schema)/", "^node_modules/use-intl/"] },
    },
    {
      name: "wording-by-its-front-doors",
      comment: "Only what index.ts shows is promised, what that of a game shows, and the messages.",
      severity: "error",
      from: { path: "^apps/" },
      to: {
        path: "^packages/wording/src/",
        pathNot: [
          "^packages/wording/src/index\\.ts$",
          "^packages/wording/src/games/[^/]+/(index\\.ts|testing/told\\.json)$",
          "^packages/wording/src/(calendar|chronicle/chronicle-lines|emails/emails|messages/messages)\\.ts$",
        ],
      },
    },
    {
      name: "no-app-imports-an-app",
      comment: "They are built and run apart; what both need lies in a package.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "domain-knows-nothing-above",
      comment: "What a game, a clock and a tournament are is reckoned without a server.",
      severity: "error",
      from: { path: `${api}domain/`, pathNot: production },
      to: { path: ["^apps/", "node_modules/(fastify|pg|drizzle-orm|graphile-worker)/"], pathNot: `${api}domain/` },
    },
    {
      name: "platform-knows-no-game",
      comment: "A server, a database and its jobs are the same for any features.",
      severity: "error",
      from: { path: `${api}platform/`, pathNot: production },
      to: { path: api, pathNot: `${api}platform/` },
    },
    {
      name: "event-store-knows-no-feature",
      comment: "It keeps what features decide.",
      severity: "error",
      from: { path: `${api}event-store/`, pathNot: production },
      to: { path: api, pathNot: `${api}(event-store|domain|platform)/` },
    },
    {
      name: "shared-stores-know-no-feature",
      comment: "Several features ask them.",
      severity: "error",
      from: { path: `${api}stores/`, pathNot: production },
      to: { path: api, pathNot: `${api}(stores|event-store|domain|platform)/` },
    },
    {
      name: "a-feature-knows-no-other-feature",
      comment: "Composition hands it a function instead.",
      severity: "error",
      from: { path: `${api}features/([^/]+)/`, pathNot: production },
      to: { path: `${api}features/`, pathNot: `${api}features/$1/` },
    },
    {
      name: "features-know-no-composition",
      comment: "They are put together above.",
      severity: "error",
      from: { path: `${api}features/`, pathNot: production },
      to: { path: api, pathNot: `${api}(features|stores|event-store|domain|platform)/` },
    },
    {
      name: "composition-knows-no-command",
      comment: "Commands and the demo use what is put together here.",
      severity: "error",
      from: { path: `${api}composition/`, pathNot: production },
      to: { path: `${api}(seed/|cli/|app\\.ts|main\\.ts)` },
    },
    {
      name: "seed-knows-no-command",
      comment: "A command fills the demo, and not the other way round.",
      severity: "error",
      from: { path: `${api}seed/`, pathNot: production },
      to: { path: `${api}(cli/|app\\.ts|main\\.ts)` },
    },
    {
      name: "sql-lives-in-stores",
      comment: "The SQL of a feature is in its -store and -queries files.",
      severity: "error",
      from: {
        path: api,
        pathNot: [
          production,
          "-(store|queries)\\.ts$",
          `${api}(event-store|platform/(postgres|jobs))/`,
          `${api}cli/print-openapi\\.ts$`,
        ],
      },
      to: { path: "node_modules/(drizzle-orm|pg|graphile-worker)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-environment-is-read-once",
      comment: "Features are handed what they need.",
      severity: "error",
      from: { path: `${api}(features|stores|event-store|domain)/` },
      to: { path: `${api}platform/environment/` },
    },
    {
      name: "the-web-knows-no-engine-and-no-api-code",
      comment: "The server decides; the browser asks it.",
      severity: "error",
      from: { path: "^apps/web/", pathNot: "^apps/web/e2e/" },
      to: { path: ["^packages/engine/", "^apps/api/"] },
    },
    {
      name: "nothing-imports-a-route",
      comment: "A page composes and is composed of nothing else.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/app/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "a-web-feature-knows-no-other-feature",
      comment: "app/ composes them, and what they share lies in components/.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "components-know-no-feature",
      comment: "Features are made of them.",
      severity: "error",
      from: { path: "^apps/web/src/components/" },
      to: { path: "^apps/web/src/features/" },
    },
    {
      name: "a-board-knows-no-server",
      comment: "It draws a view and offers its choices.",
      severity: "error",
      from: { path: "^apps/web/src/boards/" },
      to: { path: "^apps/web/src/(features|components|lib/(api-client|sse|query-client|queries))/" },
    },
    {
      name: "ui-knows-no-game-and-no-server",
      comment: "A button is a button.",
      severity: "error",
      from: { path: "^apps/web/src/ui/" },
      to: { path: "^apps/web/src/(features|components|boards|lib/(api-client|sse|query-client|queries))/" },
    },
    {
      name: "lib-knows-no-page",
      comment: "It asks the server, keeps answers and finds messages, and draws nothing.",
      severity: "error",
      from: { path: "^apps/web/src/(lib|i18n)/" },
      to: { path: "^apps/web/src/(features|components|boards|ui)/" },
    },
    {
      name: "nothing-imports-a-test",
      comment: "What ships does not depend on what proves it.",
      severity: "error",
      from: { path: "/src/", pathNot: [production, "^packages/engine/src/testing/"] },
      to: { path: [production, "^packages/engine/src/testing/", "^apps/api/test/"] },
    },
    {
      name: "no-circles",
      comment: "What needs each other is one thing.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that leads nowhere would escape every other rule.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.next/", "^(apps|packages)/[^/]+/dist/", "/generated/"] },
    parser: "tsc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
