import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { accountRecord, accountsAt } from "../database/account-records.ts";
import { addJob } from "../database/jobs/add-job.ts";
import { type JobKind, type Task, taskFor } from "../database/jobs/job-kind.ts";
import { profileOf } from "../database/profiles.ts";
import type { MailTokens } from "./mail-tokens.ts";

/** A letter, and to whom; `mail` words and sends it. */
export interface AccountLetter {
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly kind:
    | "confirm-address"
    | "address-in-use"
    | "reset-password"
    | "address-changed"
    | "password-changed"
    | "second-factor"
    | "sanctioned"
    | "sanction-lifted"
    | "farewell";
  readonly values: Readonly<Record<string, string | number>>;
  readonly path: string;
}
export type Post = (connection: Pool | PoolClient, letter: AccountLetter) => Promise<void>;

const addressClaimed: JobKind<{ readonly account: string }> = {
  name: "address-claimed",
  payload: z.object({ account: z.string() }),
  triesMax: 8,
};
const passwordForgotten: JobKind<{ readonly email: string }> = {
  name: "password-forgotten",
  payload: z.object({ email: z.string() }),
  triesMax: 8,
};

/**
 * What is written to members about their accounts. Whether an address is known here is looked up when the job is done, after
 * the answer: so no answer can betray it, not even by its speed.
 */
export function accountLetters(pool: Pool, tokens: MailTokens, post: Post) {
  const languageOf = async (account: string) => (await profileOf(pool, account)).language;

  async function askForConfirmation({ account }: { readonly account: string }): Promise<void> {
    const claimer = await accountRecord(pool, account);
    if (claimer?.claimedEmail == null) return;
    const { claimedEmail: to, name } = claimer;
    const owner = (await accountsAt(pool, to)).find(({ email }) => email === to);
    if (owner !== undefined) {
      const language = await languageOf(owner.id);
      await post(pool, { to, name: owner.name, language, kind: "address-in-use", values: {}, path: "/account" });
      return;
    }
    const token = await tokens.make("confirm-address", { account, email: to });
    const path = `/account/confirm#${token}`;
    await post(pool, { to, name, language: await languageOf(account), kind: "confirm-address", values: {}, path });
  }

  async function offerNewPassword({ email: to }: { readonly email: string }): Promise<void> {
    const [owner] = await accountsAt(pool, to);
    if (owner === undefined) return;
    const token = await tokens.make("reset-password", { account: owner.id, email: to });
    const path = `/account/reset#${token}`;
    const { id, name } = owner;
    await post(pool, { to, name, language: await languageOf(id), kind: "reset-password", values: {}, path });
  }

  return {
    claimed: (connection: Pool | PoolClient, account: string) =>
      addJob(connection, addressClaimed, { account }, { key: `address-claimed ${account}` }),
    forgotten: (email: string) => addJob(pool, passwordForgotten, { email }, { key: `password-forgotten ${email}` }),

    /** News for somebody whose address is proved; nobody else is written to unasked. */
    async tell(
      account: string,
      kind: AccountLetter["kind"],
      values: AccountLetter["values"] = {},
      address?: string,
    ): Promise<void> {
      const record = await accountRecord(pool, account);
      const to = address ?? record?.email ?? null;
      if (record === undefined || to === null) return;
      const language = await languageOf(account);
      await post(pool, { to, name: record.name, language, kind, values, path: "/account" });
    },

    sayFarewell: (client: PoolClient, to: Pick<AccountLetter, "to" | "name" | "language">) =>
      post(client, { ...to, kind: "farewell", values: {}, path: "/" }),

    tasks: [
      taskFor(addressClaimed, askForConfirmation),
      taskFor(passwordForgotten, offerNewPassword),
    ] as readonly Task[],
  };
}
export type AccountLetters = ReturnType<typeof accountLetters>;
