/** Carries `tournament version` whenever events were added to a tournament. */
export const tournamentChannel = "seneschal_tournaments";
