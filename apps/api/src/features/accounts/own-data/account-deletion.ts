import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { botsOf } from "../../../stores/accounts/bots-store.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import type { AccountServices } from "../services.ts";
import { deleteAccount, gamesHosted, type HeldSeat, invitationsTo, seatsHeld } from "./delete-account-store.ts";

/** How other features let go of an account that is being deleted. */
export interface LeavingActions {
  readonly leaveSeat: (account: string, seat: HeldSeat) => Promise<void>;
  /** Withdraws from tournaments that are not over. */
  readonly leaveTournaments: (account: string) => Promise<void>;
  /** Ends its part in studies: others go on with its own, if there are members. */
  readonly leaveStudies: (account: string) => Promise<void>;
  /** Another player becomes the host of an open game; without one it is cancelled. */
  readonly giveUpGame: (account: string, game: string) => Promise<void>;
  readonly declineInvitation: (account: string, game: string) => Promise<void>;
}

/** Deletes accounts. Seats and moves stay, under an id that belongs to nobody. */
export class AccountDeletion {
  readonly #services: AccountServices & { readonly rulesets: readonly string[] };
  readonly #leaving: LeavingActions;

  constructor(services: AccountServices & { readonly rulesets: readonly string[] }, leaving: LeavingActions) {
    this.#services = services;
    this.#leaving = leaving;
  }

  /** @throws {Problem} wrong-credentials, second-factor-needed, wrong-code, too-many-requests */
  async delete(token: string, account: Account, body: z.output<typeof schemas.accountDeletion>): Promise<void> {
    if (account.kind === "member") await this.#authenticate(token, account.id, body);
    for (const bot of await botsOf(this.#services.pool, account.id)) await this.deleteBot(bot.account);
    await this.#deleteAccount(account.id);
  }

  /** Deletes a bot account. Its owner must have asked for it. */
  deleteBot(bot: string): Promise<void> {
    return this.#deleteAccount(bot);
  }

  /** Resigns from a running game, or leaves the seat of an open one. Returns false if the account has no seat in it. */
  async leaveGame(account: string, game: string): Promise<boolean> {
    const held = (await seatsHeld(this.#services.pool, account)).find((seat) => seat.game === game);
    if (held === undefined) return false;
    await this.#leaving.leaveSeat(held.account, held);
    return true;
  }

  async #deleteAccount(id: string): Promise<void> {
    await this.#leaveGames(id);
    await this.#deleteData(id);
    await this.#services.sessions.changed(id);
  }

  async #authenticate(
    token: string,
    id: string,
    { password = "", code }: z.output<typeof schemas.accountDeletion>,
  ): Promise<void> {
    const { passwords, codes } = this.#services;
    const { hasSecondFactor } = await passwords.assertPassword(id, token, password);
    if (hasSecondFactor) await codes.check(id, token, code);
  }

  /** Games of rulesets that are missing stay as they are: no event can follow in them. */
  async #leaveGames(id: string): Promise<void> {
    const { pool, rulesets } = this.#services;
    for (const game of await invitationsTo(pool, rulesets, id)) await this.#leaving.declineInvitation(id, game);
    await this.#leaving.leaveTournaments(id);
    await this.#leaving.leaveStudies(id);
    const seats = (await seatsHeld(pool, id)).filter(({ ruleset }) => rulesets.includes(ruleset));
    for (const seat of seats) await this.#leaving.leaveSeat(seat.account, seat);
    for (const game of await gamesHosted(pool, rulesets, id)) await this.#leaving.giveUpGame(id, game);
  }

  async #deleteData(id: string): Promise<void> {
    const { pool, emails } = this.#services;
    const record = await accountRecord(pool, id);
    const addresses = [record?.email, record?.pendingEmail].filter((address) => address != null);
    const { language } = await profileOf(pool, id);
    await inTransaction(pool, async (client) => {
      await deleteAccount(client, id, addresses);
      if (record?.email != null)
        await emails.confirmDeletion(client, { to: record.email, name: record.name, language });
    });
  }
}
