import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const written = { createdAt: moment("created_at").notNull(), updatedAt: moment("updated_at").notNull() };

/** Whoever plays: guests too, who have no address of their own yet. */
export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  isGuest: boolean("is_guest").notNull().default(false),
  ...written,
});

const ofAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** What somebody told us of themselves; whoever told nothing has no row. */
export const profiles = pgTable("profiles", {
  accountId: ofAccount().primaryKey(),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  timeZone: text("time_zone").notNull(),
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  weekendsOff: boolean("weekends_off").notNull(),
  spokenLanguages: text("spoken_languages").array().notNull(),
  colour: text("colour", { enum: ["gules", "azure", "or", "sable", "vert", "purpure"] }),
});

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

/** The ways to prove that an account is yours: today a password, hashed. */
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

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  ...written,
});
