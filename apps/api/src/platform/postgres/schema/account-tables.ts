import { scopes } from "@seneschal/schema";
import { isNotNull } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const written = { createdAt: moment("created_at").notNull(), updatedAt: moment("updated_at").notNull() };

/** All accounts. Guests have no address yet. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    isGuest: boolean("is_guest").notNull().default(false),
    /** A claimed address that is not confirmed yet. Several accounts may claim the same one. */
    pendingEmail: text("pending_email"),
    /** Since when it is claimed; unknown for old claims. */
    pendingEmailAt: moment("pending_email_at"),
    hasSecondFactor: boolean("has_second_factor").notNull().default(false),
    /** A local player of this account, deleted with it. */
    companionOf: text("companion_of").references((): AnyPgColumn => accounts.id, { onDelete: "cascade" }),
    ...written,
  },
  ({ pendingEmail, companionOf }) => [
    index("accounts_by_pending_email").on(pendingEmail),
    index("accounts_by_companion").on(companionOf).where(isNotNull(companionOf)),
  ],
);

const ofAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Preferences; accounts that never set any have no row. */
export const profiles = pgTable("profiles", {
  accountId: ofAccount().primaryKey(),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  timeZone: text("time_zone").notNull(),
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  weekendsOff: boolean("weekends_off").notNull(),
  /** Whether other players of a game see that the account is online. */
  showsPresence: boolean("shows_presence").notNull().default(true),
  spokenLanguages: text("spoken_languages").array().notNull(),
  colour: text("colour", { enum: ["gules", "azure", "or", "sable", "vert", "purpure"] }),
});

/** Registered names in normalized form: no two members have names that look the same. */
export const nameClaims = pgTable(
  "name_claims",
  {
    skeleton: text("skeleton").primaryKey(),
    accountId: ofAccount(),
    /** The version of the rule for similar names. Claims of earlier versions are renewed. */
    skeletonVersion: integer("skeleton_version").notNull().default(1),
  },
  ({ accountId }) => [index().on(accountId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: ofAccount(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...written,
  },
  ({ userId }) => [index().on(userId)],
);

/**
 * Requests with an `Idempotency-Key` that created something outside the event logs, so that a repeated one creates nothing.
 * Deleted after a week.
 */
export const servedRequests = pgTable(
  "served_requests",
  {
    accountId: ofAccount(),
    /** What the key belongs to, such as a game, and the key. */
    request: text("request").notNull(),
    fingerprint: text("fingerprint").notNull(),
    /** The id of what it created. */
    created: text("created").notNull(),
    at: moment("at").notNull(),
  },
  ({ accountId, request, at }) => [primaryKey({ columns: [accountId, request] }), index().on(at)],
);

/** Apps that registered themselves (RFC 7591). Nobody has verified what they say. */
export const oauthClients = pgTable("oauth_clients", {
  clientId: text("client_id").primaryKey(),
  name: text("name").notNull(),
  redirectUris: text("redirect_uris").array().notNull(),
  grantTypes: text("grant_types").array().notNull(),
  createdAt: moment("created_at").notNull(),
});

const ofClient = () =>
  text("client_id")
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: "cascade" });

/**
 * What accounts allowed apps to do, one row for each time. It begins with a code, which is exchanged once for tokens;
 * without the row, neither code nor tokens work.
 */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    grantId: text("grant_id").primaryKey(),
    accountId: ofAccount(),
    clientId: ofClient(),
    scopes: text("scopes", { enum: scopes }).array().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the last token was issued. */
    usedAt: moment("used_at"),
    /** When the code expires, later the refresh token. */
    expiresAt: moment("expires_at").notNull(),
    /** SHA-256 of the authorization code, and what it is bound to. Device codes have a table of their own. */
    codeHash: text("code_hash").unique(),
    codeChallenge: text("code_challenge"),
    redirectUri: text("redirect_uri"),
    /** SHA-256 of the part that all refresh tokens of this row share, and of the only one that is valid. */
    refreshFamily: text("refresh_family").unique(),
    refreshHash: text("refresh_hash"),
  },
  ({ accountId, clientId }) => [index().on(accountId), index().on(clientId)],
);

/** Requests of devices that wait for their user (RFC 8628). */
export const oauthDeviceCodes = pgTable(
  "oauth_device_codes",
  {
    /** SHA-256 of the device code. */
    deviceHash: text("device_hash").primaryKey(),
    userCode: text("user_code").notNull().unique(),
    clientId: ofClient(),
    scopes: text("scopes", { enum: scopes }).array().notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Seconds between two polls, and when the next one may come. */
    pollSeconds: integer("poll_seconds").notNull(),
    nextPollAt: moment("next_poll_at").notNull(),
    isDenied: boolean("is_denied").notNull().default(false),
    /** Set when the user allows it. */
    grantId: text("grant_id").references(() => oauthGrants.grantId, { onDelete: "cascade" }),
  },
  ({ clientId, grantId }) => [index().on(clientId), index().on(grantId)],
);

/** Access tokens, which let programs act for an account: personal ones, and those of connected apps. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    tokenId: text("token_id").primaryKey(),
    accountId: ofAccount(),
    name: text("name").notNull(),
    /** SHA-256 of the token. */
    hash: text("hash").notNull().unique(),
    scopes: text("scopes", { enum: scopes }).array().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    expiresAt: moment("expires_at"),
    /** Tokens of apps end with it; personal tokens have none. */
    grantId: text("grant_id").references(() => oauthGrants.grantId, { onDelete: "cascade" }),
  },
  ({ accountId, grantId }) => [index().on(accountId), index().on(grantId)],
);

/** Ways to sign in: passwords, hashed. */
export const credentials = pgTable(
  "credentials",
  {
    id: text("id").primaryKey(),
    userId: ofAccount(),
    providerId: text("provider_id").notNull(),
    accountId: text("provider_account_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    ...written,
  },
  ({ userId }) => [index().on(userId)],
);

/** Passkeys, which sign in without a password. Only their public keys are known. */
export const passkeys = pgTable(
  "passkeys",
  {
    passkeyId: text("passkey_id").primaryKey(),
    accountId: ofAccount(),
    name: text("name").notNull(),
    /** The id that its authenticator gave it, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** The public key in COSE form, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed; always 0 if the authenticator does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How browsers reach its authenticator. */
    transports: text("transports").array().notNull(),
    /** Whether its owner has copies on other devices. */
    isSynced: boolean("is_synced").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  ({ accountId }) => [index().on(accountId)],
);

/** Challenges that wait for the signature of a passkey. Each works once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text("challenge").primaryKey(),
    purpose: text("purpose", { enum: ["register", "sign-in"] }).notNull(),
    /** SHA-256 of the session or the cookie of the browser that asked for it. */
    holderHash: text("holder_hash").notNull(),
    /** Who registers a passkey; unknown at sign-in. */
    accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  ({ accountId, expiresAt }) => [index().on(accountId), index().on(expiresAt)],
);

/** Secrets of authenticator apps. They take effect when the first code is confirmed. */
export const secondFactors = pgTable("second_factors", {
  accountId: ofAccount().primaryKey(),
  secret: text("secret").notNull(),
  isConfirmed: boolean("is_confirmed").notNull().default(false),
  /** The last time step whose code was used: each code works once. */
  lastStep: integer("last_step").notNull().default(0),
});

/** For users who have lost their authenticator: each code works once. */
export const backupCodes = pgTable(
  "backup_codes",
  { accountId: ofAccount(), hash: text("hash").notNull() },
  ({ accountId, hash }) => [primaryKey({ columns: [accountId, hash] })],
);

/** Recent attempts, for limits that all processes share. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  until: moment("until").notNull(),
});

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  ...written,
});
