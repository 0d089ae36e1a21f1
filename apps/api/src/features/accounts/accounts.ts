import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account, Identity } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";
import { changeProfile, profileOf } from "../../stores/accounts/profiles-store.ts";
import { appealAgainst } from "../../stores/accounts/sanctions-store.ts";
import { isAccessToken } from "./access-tokens/access-tokens.ts";
import { Bots } from "./bots/bots.ts";
import type { RatingsOf } from "./bots/public-bots-route.ts";
import { createApps } from "./oauth/apps.ts";
import { AccountDeletion, type LeavingActions } from "./own-data/account-deletion.ts";
import { exportAccount } from "./own-data/account-export-queries.ts";
import { Passkeys } from "./passkeys/passkeys.ts";
import { PasswordChanges } from "./passwords/password-changes.ts";
import { EmailChanges } from "./registration/email-changes.ts";
import { Registration } from "./registration/registration.ts";
import { TwoFactorSetup } from "./second-factor/two-factor-setup.ts";
import { createServices, type ServiceDeps } from "./services.ts";
import type { Caller, Session } from "./sessions/sessions.ts";

export interface AccountDeps extends ServiceDeps, LeavingActions {
  /** The rulesets of the server. */
  readonly rulesets: readonly string[];
  /** The ratings of accounts, by account. */
  readonly ratingsOf: RatingsOf;
  /** The address of the site. */
  readonly site: string;
}

/** Guests, registered accounts (e-mail and password) and two-factor authentication. */
export function createAccounts(accountDeps: AccountDeps) {
  const {
    leaveSeat,
    leaveTournaments,
    leaveStudies,
    declineInvitation,
    giveUpGame,
    rulesets,
    ratingsOf,
    site,
    ...deps
  } = accountDeps;
  const services = createServices(deps);
  const { pool, now, sessions, accessTokens, devices, passwords, codes, emails } = services;
  const deletion = new AccountDeletion(
    { ...services, rulesets },
    { leaveSeat, leaveTournaments, leaveStudies, declineInvitation, giveUpGame },
  );
  return {
    sessions,
    accessTokens,
    devices,
    emails,
    registration: new Registration(services),
    emailChanges: new EmailChanges(services),
    passwordChanges: new PasswordChanges(services),
    twoFactorSetup: new TwoFactorSetup(services),
    passkeys: new Passkeys(services, site),
    deletion,
    publicBots: { pool, now, ratingsOf },
    bots: new Bots({ pool, now, rulesets, accessTokens, sessions, emails, deletion }),
    apps: createApps(services, site),
    profile: (account: string) => profileOf(pool, account),
    changeProfile: (account: string, change: schemas.ProfileChange) => changeProfile(pool, account, change),
    exportData: (account: string) => exportAccount(pool, account),

    /** Returns whose session or access token this is. Synchronous if the session is cached. */
    identityOfToken(token: string): Promise<Identity | undefined> | Identity | undefined {
      return isAccessToken(token) ? accessTokens.identityOf(token) : sessions.identityOf(token);
    },

    async signIn({ email, password, code }: z.output<typeof schemas.credentials>, caller: Caller): Promise<Session> {
      const owner = await passwords.owner(email, password, caller);
      if (owner.hasSecondFactor) await codes.checkAtSignIn(owner.id, code, caller);
      return sessions.begin(owner.id, caller);
    },

    /** @throws {Problem} not-found, done-already */
    async appeal(token: string, { id }: Account, sanction: string, text: string): Promise<Account> {
      const outcome = await appealAgainst(pool, { account: id, sanction, text, at: now() });
      if (outcome === "no-sanction") throw new Problem("not-found", "You have no such active sanction.");
      if (outcome === "made-already") throw new Problem("done-already", "You have already appealed.");
      return sessions.refresh(token, id);
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
