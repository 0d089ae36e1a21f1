/** The fields that mean the same in every Fief. */
export const sharedFields: Readonly<Record<string, readonly string[]>> = {
  type: ["move", "fact", "step"],
  answer: ["answer"],
  village: ["village"],
  road: ["village"],
  lord: ["lord"],
  lords: ["lord"],
  elected: ["lord"],
  bishop: ["lord"],
  card: ["card"],
  cards: ["card"],
  askedCard: ["card"],
  pledge: ["pledge"],
  askedPledge: ["pledge"],
  building: ["building"],
  side: ["side"],
  victor: ["side"],
  stance: ["stance"],
  kind: ["matter", "fight", "step"],
  phase: ["phase"],
  rank: ["rank"],
  cause: ["cause"],
  why: ["why"],
  reason: ["reason"],
  decidedBy: ["tieBreak"],
  name: ["tieBreak"],
};

/** The chances of a battle, in every Fief. */
export const prospects = ["attackWins", "defenceWins", "neither"] as const;
