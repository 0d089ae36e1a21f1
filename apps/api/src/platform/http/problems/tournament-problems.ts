/** Problems of tournaments. */
export const tournamentProblems = {
  "not-now": {
    status: 409,
    title: "Not possible in this phase of the tournament",
    help: "Check `phase` of the tournament, and its log.",
  },
  "not-entered": {
    status: 409,
    title: "Not registered for the tournament",
    help: "Register first, or name a registered player.",
  },
  unfit: {
    status: 422,
    title: "Invalid for this tournament",
    help: "`detail` gives the reason.",
  },
  "too-few-players": {
    status: 409,
    title: "Too few players to start the tournament",
    help: "Wait for more players, enter bots, or change the table sizes of the first stage.",
  },
};
