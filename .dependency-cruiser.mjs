// Which folders may import which: one rule for each line of the table in docs/architecture.md.

/** File names of code that is not shipped. */
export const production = "\\.(test|fixture)\\.tsx?$";

const games = "packages/engine/src/games/";
/** The folder of a game, or the family folder that its editions share. */
const game = `^(${games}[^/]+/(?:family/)?)`;

const api = "^apps/api/src/";
/** What browsers load to verify the log of a game. */
const verification = `${api}domain/verification/index\\.ts$`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "schema-imports-only-zod",
      comment: "Schemas must not depend on other packages of this repository.",
      severity: "error",
      from: { path: "^packages/schema/src/", pathNot: production },
      to: { pathNot: ["^packages/schema/src/", "^node_modules/zod/"] },
    },
    {
      name: "core-imports-only-schema",
      comment: "The contract must not know a game.",
      severity: "error",
      from: { path: "^packages/engine/src/core/", pathNot: production },
      to: { pathNot: ["^packages/engine/src/core/", "^packages/schema/src/"] },
    },
    {
      name: "engine-is-pure",
      comment: "Rules must run anywhere: no packages and nothing from Node.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: [production, "^packages/engine/src/testing/"] },
      to: { pathNot: ["^packages/engine/src/", "^packages/schema/src/"] },
    },
    {
      name: "games-are-independent",
      comment: "Games must not import each other. Editions of a game share its family/ folder.",
      severity: "error",
      from: { path: "^packages/engine/src/games/([^/]+)/", pathNot: production },
      to: {
        path: "^packages/engine/src/",
        pathNot: ["^packages/engine/src/games/$1/", "^packages/engine/src/core/"],
      },
    },
    {
      name: "model-imports-only-model",
      comment: "The model must not depend on rules, evolve or view.",
      severity: "error",
      from: { path: `${game}model/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1model/" },
    },
    {
      name: "evolve-imports-no-rules",
      comment: "Stored facts are applied as recorded, whatever the rules are today.",
      severity: "error",
      from: { path: `${game}evolve/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve)/" },
    },
    {
      name: "rules-import-no-view",
      comment: "Rules must not depend on what an audience sees.",
      severity: "error",
      from: { path: `${game}rules/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve|rules)/" },
    },
    {
      name: "view-imports-no-ruleset",
      comment: "ruleset.ts imports the view, not the other way round.",
      severity: "error",
      from: { path: `${game}view/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve|rules|view)/" },
    },
    {
      name: "evaluation-imports-no-ruleset",
      comment: "ruleset.ts imports the evaluation, not the other way round.",
      severity: "error",
      from: { path: `${game}evaluation/`, pathNot: production },
      to: { path: `^${games}`, pathNot: "^$1(model|evolve|rules|view|evaluation)/" },
    },
    {
      name: "games-have-five-folders",
      comment: "Next to ruleset.ts, a game has only folders: model, evolve, rules, view, evaluation.",
      severity: "error",
      from: {},
      to: { path: `^${games}[^/]+/[^/]+\\.ts$`, pathNot: ["/ruleset\\.ts$", production] },
    },
    {
      name: "engine-only-by-index",
      comment: "Import the engine through its index.ts files.",
      severity: "error",
      from: { path: "^apps/" },
      to: {
        path: "^packages/engine/src/",
        pathNot: "^packages/engine/src/((testing|bots|report|puzzles|packages)/)?index\\.ts$",
      },
    },
    {
      name: "tournament-is-pure",
      comment: "Pairing, scoring and standings must run anywhere, so that anyone can check the results.",
      severity: "error",
      from: { path: "^packages/tournament/src/", pathNot: production },
      to: { pathNot: ["^packages/(tournament|schema)/src/", "^node_modules/(edmonds-blossom-fixed|@noble/hashes)/"] },
    },
    {
      name: "tournament-only-by-index",
      comment: "Import the package through index.ts or verification/index.ts.",
      severity: "error",
      from: { path: "^apps/" },
      to: { path: "^packages/tournament/src/", pathNot: "^packages/tournament/src/(verification/)?index\\.ts$" },
    },
    {
      name: "schema-only-by-index",
      comment:
        "Import the package through index.ts, the index.ts of a game, the reference data, or the lists and checks that pages read without zod.",
      severity: "error",
      from: { path: "^(apps|packages/(engine|wording))/" },
      to: {
        path: "^packages/schema/src/",
        pathNot:
          "^packages/schema/src/(index\\.ts|json-changes\\.ts|http/(lists|form-checks)\\.ts|games/[^/]+/index\\.ts|reference/.+\\.ts)$",
      },
    },
    {
      name: "wording-imports-only-schema",
      comment: "Texts are put together without a server and without a page, with use-intl.",
      severity: "error",
      from: { path: "^packages/wording/src/", pathNot: production },
      to: { pathNot: ["^packages/(wording|schema)/", "^node_modules/use-intl/"] },
    },
    {
      name: "wording-only-by-public-files",
      comment: "Import the package through index.ts, the index.ts of a game, or the listed files.",
      severity: "error",
      from: { path: "^apps/" },
      to: {
        path: "^packages/wording/src/",
        pathNot: [
          "^packages/wording/src/index\\.ts$",
          "^packages/wording/src/games/[^/]+/(index\\.ts|testing/facts\\.json)$",
          "^packages/wording/src/(calendar|packages/wording-faults|reference/reference-texts|position/(game-vocabulary|position-texts)|chronicle/chronicle-lines|emails/emails|messages/(game-messages|guides|lobby-messages|messages|notification-messages|palette-messages|problem-messages|sharing-messages|shortening-messages|table-messages|tournament-messages))\\.ts$",
        ],
      },
    },
    {
      name: "client-stands-alone",
      comment: "The client is published: it runs anywhere, and has only the packages that it installs.",
      severity: "error",
      from: { path: "^packages/client/src/", pathNot: production },
      to: { pathNot: ["^packages/client/", "^node_modules/(eventsource-parser|openapi-fetch)/"] },
    },
    {
      name: "nobody-imports-the-client",
      comment: "It is for programs of others. The site has its own access to the API.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "^packages/client/" },
      to: { path: "^packages/client/" },
    },
    {
      name: "kit-imports-no-game",
      comment: "The kit is published: it has the contract and its tools, and only the packages that it installs.",
      severity: "error",
      from: { path: "^packages/kit/src/", pathNot: production },
      to: {
        pathNot: [
          "^packages/kit/",
          "^packages/engine/src/(core|bots|laws|packages|rulebook|testing)/",
          "^packages/schema/src/(games|reference)/[^/]+\\.ts$",
          "^packages/schema/src/ids\\.ts$",
          "^packages/wording/src/packages/",
          "^node_modules/(vitest|fast-check)/",
        ],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "kit-reaches-no-game",
      comment: "What the kit re-exports must not bring a built-in game into the package.",
      severity: "error",
      from: { path: "^packages/kit/src/" },
      to: {
        reachable: true,
        path: ["^packages/(engine|wording)/src/games/", "^packages/schema/src/(http/|games/[^/]+/)"],
      },
    },
    {
      name: "nobody-imports-the-kit",
      comment: "It is for packages of others. The server uses the sources that the kit is made of.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "^packages/kit/" },
      to: { path: "^packages/kit/" },
    },
    {
      name: "apps-are-independent",
      comment: "Apps must not import each other, apart from the verification of games. Move shared code to a package.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: ["^apps/$1/", verification] },
    },
    {
      name: "domain-is-pure",
      comment: "The domain must not depend on a server, a database or other folders of the API.",
      severity: "error",
      from: { path: `${api}domain/`, pathNot: production },
      to: { path: ["^apps/", "node_modules/(fastify|pg|drizzle-orm|graphile-worker)/"], pathNot: `${api}domain/` },
    },
    {
      name: "verification-runs-in-browsers",
      comment: "Browsers verify games with the code of the API: nothing that it reaches may need Node.",
      severity: "error",
      from: { path: verification },
      to: { reachable: true, path: "^(node:)?(buffer|crypto|fs|os|path|stream|url|util|worker_threads|zlib)(/|$)" },
    },
    {
      name: "platform-imports-only-platform",
      comment: "The platform must not know games or features.",
      severity: "error",
      from: { path: `${api}platform/`, pathNot: production },
      to: { path: api, pathNot: `${api}platform/` },
    },
    {
      name: "event-store-imports-no-feature",
      comment: "The event store must not know features.",
      severity: "error",
      from: { path: `${api}event-store/`, pathNot: production },
      to: { path: api, pathNot: `${api}(event-store|domain|platform)/` },
    },
    {
      name: "shared-stores-import-no-feature",
      comment: "Stores that several features share must not know features.",
      severity: "error",
      from: { path: `${api}stores/`, pathNot: production },
      to: { path: api, pathNot: `${api}(stores|event-store|domain|platform)/` },
    },
    {
      name: "features-are-independent",
      comment: "Features must not import each other. Pass functions in composition/.",
      severity: "error",
      from: { path: `${api}features/([^/]+)/`, pathNot: production },
      to: { path: `${api}features/`, pathNot: `${api}features/$1/` },
    },
    {
      name: "features-import-no-composition",
      comment: "composition/ imports features, not the other way round.",
      severity: "error",
      from: { path: `${api}features/`, pathNot: production },
      to: { path: api, pathNot: `${api}(features|stores|event-store|domain|platform)/` },
    },
    {
      name: "composition-imports-no-command",
      comment: "Commands and demo content import composition/, not the other way round.",
      severity: "error",
      from: { path: `${api}composition/`, pathNot: production },
      to: { path: `${api}(seed/|cli/|app\\.ts|main\\.ts)` },
    },
    {
      name: "seed-imports-no-command",
      comment: "Commands import the demo content, not the other way round.",
      severity: "error",
      from: { path: `${api}seed/`, pathNot: production },
      to: { path: `${api}(cli/|app\\.ts|main\\.ts)` },
    },
    {
      name: "sql-only-in-stores",
      comment: "The SQL of a feature belongs in its -store and -queries files.",
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
      name: "environment-only-in-composition",
      comment: "Pass settings to features as parameters.",
      severity: "error",
      from: { path: `${api}(features|stores|event-store|domain)/` },
      to: { path: `${api}platform/environment/` },
    },
    {
      name: "web-imports-no-server-code",
      comment: "The server decides; the site uses its API.",
      severity: "error",
      from: {
        path: "^apps/web/",
        pathNot: "^apps/web/(e2e/|src/features/(tournaments/verify/|verification/verification\\.worker\\.ts$))",
      },
      to: { path: ["^packages/(engine|tournament)/", "^apps/api/"] },
    },
    {
      name: "verification-is-loaded-when-needed",
      comment: "Browsers verify files with `await import()` of the verification alone, so that no other page grows.",
      severity: "error",
      from: { path: "^apps/web/src/features/tournaments/verify/", pathNot: production },
      to: {
        path: ["^packages/(engine|tournament)/", "^apps/api/"],
        pathNot: "^packages/tournament/src/verification/index\\.ts$",
      },
    },
    {
      name: "verification-is-imported-dynamically",
      comment: "A static import would make the page that links to the verification load it as well.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: production },
      to: {
        path: "^packages/tournament/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "routes-are-not-imported",
      comment: "Move what two pages share to features/ or components/.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/app/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "web-features-are-independent",
      comment: "Features must not import each other. Combine them in app/, or move shared parts to components/.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "components-import-no-feature",
      comment: "Features import components, not the other way round.",
      severity: "error",
      from: { path: "^apps/web/src/components/" },
      to: { path: "^apps/web/src/features/" },
    },
    {
      name: "boards-import-no-server-access",
      comment: "A board draws a view and its choices, without access to the server.",
      severity: "error",
      from: { path: "^apps/web/src/boards/" },
      to: { path: "^apps/web/src/(features|components|lib/(api-client|sse|query-client|queries))/" },
    },
    {
      name: "boards-know-the-reference-data-only",
      comment:
        "A board gets static data from reference/, which the API sends as well, so that a program can draw the same.",
      severity: "error",
      from: { path: "^apps/web/src/boards/", pathNot: [production, "/testing/"] },
      to: {
        path: ["^packages/schema/src/", "\\.json$"],
        pathNot: [
          "^packages/schema/src/(index|reference/.+|http/lists|json-changes)\\.ts$",
          "^packages/wording/messages/(en|fr)/.+\\.json$",
          "^apps/web/src/boards/middle-ages/showcase/frames\\.json$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "reference-data-stands-alone",
      comment: "Pages load it: without zod and without schemas.",
      severity: "error",
      from: { path: "^packages/schema/src/reference/", pathNot: production },
      to: { pathNot: "^packages/schema/src/reference/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-imports-no-game-and-no-server",
      comment: "Basic controls must not depend on games or the server.",
      severity: "error",
      from: { path: "^apps/web/src/ui/" },
      to: { path: "^apps/web/src/(features|components|boards|lib/(api-client|sse|query-client|queries))/" },
    },
    {
      name: "lib-imports-no-components",
      comment: "lib/ and i18n/ must not draw anything.",
      severity: "error",
      from: { path: "^apps/web/src/(lib|i18n)/" },
      to: { path: "^apps/web/src/(features|components|boards|ui)/" },
    },
    {
      name: "no-imports-from-tests",
      comment: "Production code must not depend on tests.",
      severity: "error",
      from: { path: "/src/", pathNot: [production, "^packages/(engine/src/testing|kit/src/testing(/|\\.ts$))"] },
      to: { path: [production, "^packages/engine/src/testing/", "^apps/api/test/"] },
    },
    {
      name: "no-circular-imports",
      comment: "Merge the modules, or move what both need to a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolved-imports",
      comment: "The other rules cannot check an import that does not resolve.",
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
      // With `browser`: where a module has two versions, the rules for code that runs in browsers apply to that one.
      conditionNames: ["browser", "import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
