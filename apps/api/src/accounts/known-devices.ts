import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HouseSealing } from "../sealing/house-sealing.ts";

export const deviceCookie = "seneschal-device";
const cookieSeconds = 365 * 24 * 60 * 60;
const separator = "~";
/** Accounts that one browser is known for. */
const tokensMax = 4;
/** A token that was sealed here, and is no longer than ours are. */
const mayBeToken = /^sealed1\.[\w.-]{1,200}$/;

/**
 * Device cookies as OWASP describes them: a browser from which somebody signed in shows that it did, and is not kept out by
 * the failures of others. The cookie opens nothing by itself. Each token is bound to one account.
 */
export function knownDevices(sealing: HouseSealing) {
  /** By what the device of one of these tokens is counted, if one is of this account. */
  async function deviceOf(tokens: readonly string[], account: string): Promise<string | undefined> {
    const { open } = await sealing();
    return tokens.map((token) => open(token, aboutOf(account))).find((device) => device !== undefined);
  }

  /** Makes the browser known for an account, for a year from now on. */
  async function remember(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    const others = deviceTokensIn(request);
    if ((await deviceOf(others, account)) !== undefined) return;
    const token = (await sealing()).seal(randomBytes(16).toString("base64url"), aboutOf(account));
    reply.setCookie(deviceCookie, [token, ...others].slice(0, tokensMax).join(separator), {
      path: "/v1",
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: cookieSeconds,
    });
  }

  return { deviceOf, remember };
}
export type KnownDevices = ReturnType<typeof knownDevices>;

/** What a browser shows of the accounts that it is known for; it may be anything. */
export function deviceTokensIn({ cookies }: FastifyRequest): readonly string[] {
  const tokens = (cookies[deviceCookie] ?? "").split(separator, tokensMax);
  return tokens.filter((token) => mayBeToken.test(token));
}

const aboutOf = (account: string) => `seneschal/device of ${account}`;
