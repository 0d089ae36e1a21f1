import { notifications as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { Problem } from "../../../platform/http/problem.ts";
import { changeGameSettings, gameExists, gameSettingsOf, gamesWithSettings } from "./game-settings-store.ts";
import { accountOfUnsubscribeToken, changePreferences, preferencesOf } from "./preferences-store.ts";

/** What accounts want to be notified about, how, and how often. */
export class NotificationSettings {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  ofAccount(account: string): Promise<schemas.NotificationSettings> {
    return preferencesOf(this.#pool, account);
  }

  async change(account: string, change: schemas.NotificationSettingsChange): Promise<schemas.NotificationSettings> {
    await changePreferences(this.#pool, account, change);
    return this.ofAccount(account);
  }

  /** @throws {Problem} not-found */
  async ofGame(account: string, game: string): Promise<schemas.GameNotificationSettings> {
    if (!(await gameExists(this.#pool, game))) throw new Problem("not-found");
    return gameSettingsOf(this.#pool, account, game);
  }

  /** @throws {Problem} not-found */
  async changeForGame(
    account: string,
    game: string,
    change: schemas.GameNotificationSettingsChange,
  ): Promise<schemas.GameNotificationSettings> {
    const settings = schemas.gameNotificationSettings.parse({ ...(await this.ofGame(account, game)), ...change });
    await changeGameSettings(this.#pool, account, game, settings);
    return settings;
  }

  /** The games for which the account has its own settings. */
  gamesOf(account: string) {
    return gamesWithSettings(this.#pool, account);
  }

  /** @throws {Problem} not-found */
  async unsubscribe(token: string, scope: schemas.UnsubscribeScope): Promise<void> {
    const account = await accountOfUnsubscribeToken(this.#pool, token);
    if (account === undefined) throw new Problem("not-found");
    const game = schemas.gameOfScope(scope);
    if (game !== undefined) {
      await this.changeForGame(account, game, { email: "off" });
      return;
    }
    const { email } = await this.ofAccount(account);
    const kinds = schemas.notificationKinds.filter((kind) => kind === scope || email[kind] === frequencyOf(scope));
    const off = Object.fromEntries(kinds.map((kind) => [kind, "off"]));
    await changePreferences(this.#pool, account, { email: off });
  }

  /**
   * E-mails about a game follow the settings of the account again.
   *
   * @throws {Problem} not-found
   */
  async resubscribe(token: string, game: string): Promise<void> {
    const account = await accountOfUnsubscribeToken(this.#pool, token);
    if (account === undefined) throw new Problem("not-found");
    await this.changeForGame(account, game, { email: null });
  }
}

/** The kinds of e-mails with this frequency are turned off by the link of an e-mail that combines several kinds. */
function frequencyOf(scope: schemas.UnsubscribeScope): schemas.EmailFrequency | undefined {
  if (scope === "digest") return "digest";
  return scope === "absence" ? "once-per-absence" : undefined;
}
