import type { Phase } from "../model/types.ts";

/** What a position of Fief 1429 is worth, in écus. Tuned by `npm run experiment`: see docs/experiments/bots.md. */
export const weights = {
  /** A victory point. */
  point: 55,
  /** Enough points to win if the turn ended now, and to be ahead in the last turn. */
  victory: 260,
  ahead: 80,
  /** The part of `victory` and `ahead` that counts in each phase: until the end of the turn, they can be lost again. */
  certainty: {
    "set-up": 0.3,
    "hear-ye": 0.45,
    cards: 0.45,
    income: 0.5,
    purchases: 0.55,
    marches: 0.7,
    battles: 0.9,
    end: 1,
  } satisfies Readonly<Record<Phase, number>>,
  money: {
    /** An écu up to this sum, and above it. */
    plenty: 24,
    ecu: 1,
    ecuAbovePlenty: 0.3,
    /** Turns of income that villages and mills are worth, if the game lasts as long. */
    turnsCounted: 2,
    /** Part of the income of this turn that calamities and enemies leave. */
    expected: 0.95,
    /** A mill in the last turn: pillage brings a little, but nothing that wins. */
    millAtEnd: 1.2,
  },
  land: {
    /** A village, in addition to its income. */
    village: 1,
    castle: 5.5,
    city: 4,
    /** All of an ungoverned fief; a part of it counts by its square. */
    wholeFief: 16,
    /** A castle in a whole fief, and the price of its title in the purse. */
    castleInFief: 8,
    titleInReach: 7,
  },
  lords: {
    /** By how many the family has already. */
    free: [14, 9, 6, 5],
    captive: 3,
    /** A prisoner of another family: part of the ransom. */
    guarded: 0.7,
    bishop: 11,
    cardinal: 8,
    queen: 8,
    prince: 6,
    king: 9,
    maid: 3,
    excommunicated: -3,
    /** A marriage: an ally in 4-player games and larger. */
    marriage: 8,
    marriageOfThree: 1,
  },
  cards: {
    /** A lord, while the family has room for one, and else. */
    lord: 6,
    lordTooMany: 1,
    cardinal: 4,
    maid: 2,
    tax: 2.5,
    boon: 2,
    surprise: 2.2,
  },
  war: {
    /** Combat points up to the first number, up to the second, and above. */
    few: 9,
    enough: 20,
    point: 1.25,
    pointAboveFew: 0.8,
    pointAboveEnough: 0.5,
    /** What is at stake where an enemy is stronger: of the value of those there. In the same village, and next to it. */
    threatened: 0.3,
    threatenedNextDoor: 0.12,
    /** Combat points that walls are worth to those inside. */
    castle: 4,
    city: 8,
    /** What is at stake with a lord, and with each title of his. */
    lordAtStake: 6,
    titleAtStake: 9,
    cityAtStake: 40,
    /** Part of the stakes of a battle that counts before its end, and once a leader proposes to stop. */
    battle: 0.75,
    stopped: 0.25,
    /** Part that an ally has of the stakes. */
    ally: 0.3,
    /** A siege engine in place. */
    engine: 1.5,
  },
  march: {
    /** A village that a fief still lacks, or the city by which another family holds a title, for an army that can take it. */
    gather: 2.2,
    anyFief: 0.3,
    conquer: 6,
    /** A lord without troops would leave his village empty. */
    alone: 0.45,
    /** How many times the defence make an attack worth a try, and how much more makes it sure. */
    evenOdds: 0.8,
    sureOdds: 0.7,
    /** A combat point far away from any lord who could lead it. */
    isDefault: 0.5,
  },
  court: {
    bishop: 11,
    king: 64,
    pope: 55,
    /** Votes without which nobody is elected count for little. */
    tooFewVotes: 0.15,
    /** Requests that wait for an answer, by part of what they bring or, for an annulment, of the ally that is lost. */
    request: { marriage: 1.5, annulment: -1.5, hat: 2, waiver: 3, ransom: 0.3, other: 0 },
    /** An open offer: part of what it brings, if it brings both at least and at most so much. */
    offer: 0.3,
    offerLeast: 2.5,
    offerMost: 6,
  },
} as const;
