// Lists that pages show. They are apart from their schemas, because with a schema comes all of zod.

/** The time controls to choose from. */
export const paces = ["live", "daily", "twice-daily", "one-day", "three-days", "relaxed", "none"] as const;

/** Who can see a game. Public games are rated, games by invitation are not. */
export const visibilities = ["public", "invitation"] as const;

/** What the token of a bot account may do. */
export const botScopes = ["profile:read", "games:read", "games:play", "chat:read", "chat:write"] as const;

/** How many bot accounts an account can own. */
export const botsMax = 5;

/** How many games at a time a bot account can accept. */
export const botGamesMax = 50;

/** Why a bot account does not accept a game. */
export const botRefusals = [
  "suspended",
  "paused",
  "offline",
  "blocked",
  "ruleset",
  "seats",
  "options",
  "visibility",
  "pace",
  "games",
] as const;

/** Why the server revokes the tokens of a bot account by itself. */
export const abuseCauses = ["too-many-requests", "rejected-moves"] as const;

/** How often e-mails about events of one kind are sent. */
export const emailFrequencies = ["immediate", "once-per-absence", "digest", "off"] as const;

/** The events that people are notified about. */
export const notificationKinds = [
  "turn",
  "clock",
  "invited",
  "host",
  "began",
  "seat",
  "over",
  "talk",
  "vote",
  "substitute",
  "tournament",
  "directing",
] as const;

/** What the webhook of a game is sent: the kinds of its events. */
export const gameWebhookKinds = ["start", "step", "turn", "vote", "end"] as const;

/** What the webhook of a tournament is sent: entries of its log, by kind. */
export const tournamentWebhookKinds = ["start", "pairing", "round", "result", "end"] as const;

/** What an unsubscribe link turns off: one kind of e-mail, daily digests, or what is sent once per absence. */
export const unsubscribeScopes = [...notificationKinds, "digest", "absence"] as const;

/** The notification settings of a game as long as nothing was changed: those of the account. */
export const defaultGameSettings = { email: null, push: true, webhooks: true, site: true, discordUser: null } as const;

/** The languages of e-mails. */
export const languages = ["en", "fr"] as const;

/** The colours that a player can prefer. */
export const colours = ["gules", "azure", "or", "sable", "vert", "purpure"] as const;

/** What can be wrong in a line of a verification file. */
export const verificationFaults = [
  "no-line-break",
  "no-manifest",
  "other-commitment",
  "no-event",
  "other-tournament",
  "wrong-version",
  "wrong-beginning",
  "wrong-time",
  "wrong-digest",
  "wrong-lot",
  "wrong-seed",
  "wrong-tables",
  "wrong-ranking",
  "other-secret",
  "no-end",
  "other-manifest",
] as const;
