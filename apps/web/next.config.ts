import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
const web = fileURLToPath(new URL(".", import.meta.url));

/** Messages are compiled by the build, so that pages need no parser for them. The texts of guides are read as they are. */
const compiledMessages = {
  loaders: [
    {
      loader: "next-intl/extractor/catalogLoader",
      options: { messages: { format: "json", precompile: true, sourceLocale: "en" } },
    },
  ],
  condition: { path: /wording\/messages\/[a-z]+\/(?!.*-guide\.json)[a-z0-9-]+\.json$/ },
  type: "ecmascript" as const,
};

/** Formats compiled messages only. */
const messageFormatter = relative(web, createRequire(import.meta.url).resolve("use-intl/format-message/format-only"));

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repositoryRoot,
  turbopack: {
    root: repositoryRoot,
    rules: { "*.json": compiledMessages },
    resolveAlias: { "use-intl/format-message": `./${messageFormatter}` },
  },
  transpilePackages: [
    "@seneschal/api",
    "@seneschal/engine",
    "@seneschal/schema",
    "@seneschal/tournament",
    "@seneschal/wording",
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // The reference of the API lives at /docs/ and says so itself.
  skipTrailingSlashRedirect: true,
  // Types are checked by a suite of their own, tests included.
  typescript: { ignoreBuildErrors: true },
  // All programs that preview links read titles and descriptions in the head of the page, not only those that Next knows.
  htmlLimitedBots: /./,
  devIndicators: false,
  allowedDevOrigins: ["127.0.0.1", "localhost"],
};

export default createNextIntlPlugin("./src/i18n/request.ts")(config);
