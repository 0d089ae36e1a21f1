import { z } from "zod";
import { language } from "./games/rulesets.ts";

const day = z.iso.date();

const change = z
  .object({
    type: z.enum(["added", "changed", "fixed", "deprecated", "removed"]),
    text: z.string().meta({ description: "What has changed, and what to do. Names are in backticks." }),
    part: z.string().optional().meta({
      description:
        "What is deprecated or removed, by its names in this document: `listGames`, `listGames.state`, `Game.state`, or a content type.",
    }),
    sunset: day.optional().meta({ description: "The day from which a deprecated part can be missing." }),
  })
  .meta({ id: "ChangelogChange" });

/** The versions of the OpenAPI document and their changes. */
export const changelog = z
  .object({
    versions: z
      .array(
        z
          .object({
            version: z.string().meta({ description: "By semantic versioning, as `info.version` of this document." }),
            date: day.meta({ description: "The day of the release, in UTC." }),
            changes: z.array(change).meta({ description: "What programs can notice." }),
          })
          .meta({ id: "ChangelogVersion" }),
      )
      .meta({ description: "The newest first." }),
  })
  .meta({ id: "Changelog" });

export const changelogQuery = z.strictObject({
  language: language.default("en").meta({ description: "The language of the texts." }),
});
