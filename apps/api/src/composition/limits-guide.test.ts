import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bots, imports, oauth, studies } from "@seneschal/schema";
import { expect, it } from "vitest";
import { abuseLimits } from "../features/accounts/access-tokens/program-request.ts";
import { rateLimits } from "../features/accounts/limits/rate-limiter.ts";
import { webhooksMax } from "../features/notifications/webhooks/webhooks.ts";
import { readEnvironment } from "../platform/environment/environment.ts";
import { wrongTokensPerMinute } from "../platform/http/access.ts";

const root = join(import.meta.dirname, "../../../..");
const guide = readFileSync(join(root, "docs/guides/limits.md"), "utf8");
const defaults = readEnvironment({});

interface Operation {
  readonly operationId?: string;
  readonly "x-rate-limit"?: { readonly requests: number };
}
const document = JSON.parse(readFileSync(join(root, "apps/api/openapi.json"), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function perMinute(operationId: string): number {
  const limit = operations.find((operation) => operation.operationId === operationId)?.["x-rate-limit"];
  if (limit === undefined) throw new Error(`${operationId} has no limit`);
  return limit.requests;
}

const numbersIn = (text: string) => (text.replaceAll(",", "").match(/\d+/g) ?? []).map(Number);
const { guestFrom, code, mailFrom, mailTo, appFrom, userCode } = rateLimits;
const minutes = ({ seconds }: { readonly seconds: number }) => seconds / 60;

// The guide in French has the same figures (scripts/generators/help-pages.test.mjs).
it.each<[string, readonly number[]]>([
  ["requests", [defaults.REQUESTS_PER_MINUTE]],
  ["open live streams", [defaults.STREAMS_PER_ACCOUNT, defaults.STREAMS_PER_ADDRESS]],
  ["requests with a wrong, expired or revoked token", [wrongTokensPerMinute]],
  ["new guests", [perMinute("createGuest"), guestFrom("").max]],
  ["wrong codes of two-factor authentication", [code("", "").max, minutes(code("", ""))]],
  ["password resets; other e-mails", [mailFrom("").max, mailTo("", "").max]],
  ["bot accounts", [bots.botsMax]],
  ["new access tokens", [perMinute("createAccessToken")]],
  ["registrations of apps", [perMinute("registerApp"), appFrom("").max]],
  ["tokens for apps; revocations; questions about what a token may do", [perMinute("createToken")]],
  ["device codes", [perMinute("createDeviceCode"), userCode("").max, minutes(userCode(""))]],
  ["chat messages", [perMinute("postMessage")]],
  ["webhooks", [webhooksMax.account, webhooksMax.game, webhooksMax.tournament]],
  ["studies", [studies.studiesMax, studies.studyNodesMax, studies.studyEventsMax, studies.studyMembersMax]],
  ["changes of a study", ["playStudyMove", "changeStudyNode", "createStudy"].map(perMinute)],
  ["imported games", [imports.importsPerDay, 24, perMinute("importGame")]],
])("the guide to limits has the figures of the code for %s", (what, figures) => {
  const row = guide.split("\n").find((line) => line.startsWith(`| ${what} |`));
  expect(numbersIn(row?.split("|")[2] ?? "")).toEqual(figures);
});

it("the guide to limits has the figures of the code for connected apps and for tokens that are revoked", () => {
  expect(guide).toContain(`| connected apps | ${oauth.connectedAppsMax} per account`);
  const revoked = guide.split("\n").find((line) => line.startsWith("A token is revoked after"));
  expect(numbersIn(revoked ?? "").slice(0, 2)).toEqual([abuseLimits.rejectedMovesInRow, abuseLimits.limitedPerHour]);
});
