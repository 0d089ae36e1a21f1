import { createGroups } from "../../fief-shared/decision/groups.ts";

/** The choices in groups: first what is asked, then offers, and the cards that may be put away. */
export const groupsOf = createGroups({
  groups: {
    dealings: ["accept", "decline", "withdraw", "give", "offer"],
    away: ["exchange", "discard"],
  },
  askedBy: { talks: ["dealings"] },
  isOrdered: false,
});
