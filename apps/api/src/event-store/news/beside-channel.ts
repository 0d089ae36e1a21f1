/** Who listens here hears of games in which something changed beside the stream of events: talk, a wish to go back. */
export const besideChannel = "seneschal_beside";
