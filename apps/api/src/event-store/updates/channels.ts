/** Who listens here hears of every batch: its games with their new versions, `game version,game version…`. */
export const gameUpdatesChannel = "seneschal_games";

/** Carries `tournament version` whenever events were added to a tournament. */
export const tournamentChannel = "seneschal_tournaments";

/** Who listens here hears of games in which something changed beside the stream of events: talk, a wish to go back. */
export const sideUpdatesChannel = "seneschal_beside";
