// The folders of what ships: no two of them may need each other. Tests and fixtures look in from outside, so they are left out.
import modules, { production } from "./.dependency-cruiser.mjs";

/** Where folders are held apart. */
export const parts = [
  "packages/schema/src",
  "packages/engine/src",
  "packages/tournament/src",
  "packages/wording/src",
  "apps/api/src",
  "apps/web/src",
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circles-of-folders",
      comment: "What needs each other lies in one folder, or one of them lies in the wrong one.",
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
