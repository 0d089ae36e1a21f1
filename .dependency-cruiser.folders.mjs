// Cycles between folders of production code. Tests and fixtures are left out, because they import from everywhere.
import modules, { production } from "./.dependency-cruiser.mjs";

/** Where cycles between folders are forbidden. */
export const parts = [
  "packages/schema/src",
  "packages/engine/src",
  "packages/tournament/src",
  "packages/wording/src",
  "packages/client/src",
  "packages/kit/src",
  "apps/api/src",
  "apps/web/src",
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles-between-folders",
      comment: "Move a file, so that only one of the folders imports the other.",
      severity: "error",
      scope: "folder",
      from: { path: parts.map((part) => `^${part}`) },
      to: { circular: true },
    },
  ],
  options: {
    ...modules.options,
    exclude: { path: [...modules.options.exclude.path, production] },
  },
};
