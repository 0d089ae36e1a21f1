import { createGroups } from "../../fief-shared/decision/groups.ts";

/** The choices in groups: first what is asked, then the moves that are always possible. */
export const groupsOf = createGroups({
  groups: {
    surprise: [
      "callMaid",
      "giveHat",
      "assassinate",
      "execute",
      "ambush",
      "openPassage",
      "undermine",
      "breakOut",
      "revolt",
    ],
    dealings: ["accept", "decline", "withdraw", "give", "offer", "openRoom", "prolongRoom"],
    holdings: ["cede", "free", "handOver", "offerRansom", "passTitle", "liftSiege", "admit"],
    church: ["excommunicate", "absolve", "askAnnulment", "takeRelic", "giveRelic"],
  },
  askedBy: { window: ["surprise", "holdings", "church"], playing: ["surprise"], yielding: ["holdings"] },
  isOrdered: true,
});
