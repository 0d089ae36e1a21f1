import { changelogs } from "@seneschal/schema";
import { responses } from "../response-schemas.ts";
import type { Server } from "../server.ts";
import { changelog } from "./changelog.ts";
import type { Change, Release } from "./release.ts";

/** What has changed in the OpenAPI document, for people who write programs. */
export function changelogRoute(server: Server): void {
  server.get(
    "/v1/changelog",
    {
      config: { access: "public", isPublic: true },
      schema: {
        operationId: "getChangelog",
        summary: "List the changes of the API",
        description:
          "The versions of this document, the newest first, with what was added, changed, deprecated and removed. Parts that are deprecated work until their `sunset` at least.",
        tags: ["server"],
        querystring: changelogs.changelogQuery,
        response: responses(changelogs.changelog),
      },
    },
    async ({ query: { language } }) => ({ versions: changelog.map((release) => shown(release, language)) }),
  );
}

function shown({ version, date, changes }: Release, language: "en" | "fr") {
  return { version, date, changes: changes.map((change) => shownChange(change, language)) };
}

function shownChange(change: Change, language: "en" | "fr") {
  const { type, text } = change;
  const part = "target" in change ? { part: nameOf(change.target) } : {};
  return { type, text: text[language], ...part, ...("sunset" in change && { sunset: change.sunset }) };
}

/** The names of the document: `listGames`, `listGames.state`, `Game.state`, `application/jsonl`. */
function nameOf(target: Extract<Change, { readonly target: object }>["target"]): string {
  if ("mediaType" in target) return target.mediaType;
  if ("schema" in target) return `${target.schema}.${target.field}`;
  return "parameter" in target ? `${target.operation}.${target.parameter}` : target.operation;
}
