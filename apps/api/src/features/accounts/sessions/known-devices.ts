import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";

export const deviceCookie = "seneschal-device";
const cookieSeconds = 365 * 24 * 60 * 60;
const separator = "~";
/** The number of accounts that one browser is remembered for. */
const tokensMax = 4;
/** The account of a token and its encrypted part, with a length limit. Old tokens name no account. */
const tokenPattern = /^(?:([\w-]{1,64})!)?(sealed1\.[\w.-]{1,200})$/;

/**
 * Device cookies as OWASP describes them: a browser in which a user has signed in proves that it did, and is not locked
 * out by wrong guesses from elsewhere. The cookie does not sign anyone in. Each token belongs to one account.
 */
export function knownDevices(loadSecretBox: LoadSecretBox) {
  /** Returns the device id in the first of these tokens that belongs to this account. */
  async function deviceOf(tokens: readonly string[], account: string): Promise<string | undefined> {
    const { decrypt } = await loadSecretBox();
    const own = tokens.map(tokenIn).filter(({ named }) => named === undefined || named === account);
    return own.map(({ sealed }) => decrypt(sealed, aboutOf(account))).find((device) => device !== undefined);
  }

  /** Returns the accounts for which one of these tokens vouches, each with its device id. */
  async function vouchedFor<Account extends { readonly id: string }>(
    tokens: readonly string[],
    accounts: readonly Account[],
  ): Promise<readonly Vouched<Account>[]> {
    const vouched: Vouched<Account>[] = [];
    for (const account of accounts) {
      const device = await deviceOf(tokens, account.id);
      if (device !== undefined) vouched.push({ account, device });
    }
    return vouched;
  }

  /** Returns the accounts that these tokens name and belong to. */
  async function accountsOf(tokens: readonly string[]): Promise<readonly string[]> {
    const { decrypt } = await loadSecretBox();
    return tokens.map(tokenIn).flatMap(({ named, sealed }) => {
      if (named === undefined || decrypt(sealed, aboutOf(named)) === undefined) return [];
      return [named];
    });
  }

  /** Remembers the browser for an account for one year. */
  async function remember(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    const others = deviceTokensIn(request);
    if ((await accountsOf(others)).includes(account)) return;
    const { encrypt } = await loadSecretBox();
    const token = `${account}!${encrypt(randomBytes(16).toString("base64url"), aboutOf(account))}`;
    reply.setCookie(deviceCookie, [token, ...others].slice(0, tokensMax).join(separator), {
      path: "/v1",
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: cookieSeconds,
    });
  }

  return { deviceOf, vouchedFor, accountsOf, remember };
}
export type KnownDevices = ReturnType<typeof knownDevices>;

interface Vouched<Account> {
  readonly account: Account;
  readonly device: string;
}

/** The device tokens that a browser sends. They are not verified yet. */
export function deviceTokensIn({ cookies }: FastifyRequest): readonly string[] {
  const tokens = (cookies[deviceCookie] ?? "").split(separator, tokensMax);
  return tokens.filter((token) => tokenPattern.test(token));
}

function tokenIn(token: string): { readonly named: string | undefined; readonly sealed: string } {
  const [, named, sealed = ""] = tokenPattern.exec(token) ?? [];
  return { named, sealed };
}

const aboutOf = (account: string) => `seneschal/device of ${account}`;
