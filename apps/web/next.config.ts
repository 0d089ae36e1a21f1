import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  transpilePackages: ["@seneschal/schema", "@seneschal/tournament", "@seneschal/wording"],
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
