import type { Phase } from "../model/types.ts";

/**
 * What a position of the Fiefs of the 1980s is worth, in hundreds of écus. Tuned by `npm run experiment`: see
 * docs/experiments/bots.md.
 */
export const weights = {
  /** A title, and the crown where it counts as one. */
  title: 50,
  /** A title of which another family holds a village that breaks it. */
  brokenTitle: 12,
  crown: 12,
  /** Enough titles to win if the turn ended now, and to be ahead in the last turn. */
  victory: 250,
  ahead: 70,
  /** The part of `victory` and `ahead` that counts in each phase: until the end of the turn, they can be lost again. */
  certainty: {
    "set-up": 0.3,
    cards: 0.45,
    income: 0.5,
    purchases: 0.5,
    marches: 0.65,
    battles: 0.8,
    talks: 0.95,
  } satisfies Readonly<Record<Phase, number>>,
  money: {
    /** A hundred écus up to this sum, and above it. */
    plenty: 24,
    hundred: 1,
    hundredAbovePlenty: 0.25,
    /** Turns of income that villages, mills and presses are worth, if the game lasts as long. */
    turnsCounted: 2,
    expected: 0.95,
    /** In a famine, or before the walls of an enemy. */
    spoilt: 0.5,
  },
  land: {
    village: 1,
    castle: 7,
    /** All of a region without a title; a part of it counts by its square. */
    wholeRegion: 18,
    /** A whole region that a lord can take in the next talks. */
    readyToClaim: 12,
    castleInRegion: 6,
    badWeather: 0.4,
  },
  lords: {
    /** By how many the family has already. */
    each: [16, 11, 7, 5, 4],
    bishop: 6,
    cardinal: 5,
    /** A vote for the crown. */
    vote: 0.8,
  },
  cards: {
    lord: 7,
    /** A bishopric, with a lord who can become bishop, and without. */
    see: 4,
    seeWithoutLord: 2,
    /** A tax that the family can levy, and else. */
    tax: 4,
    taxOfOthers: 1,
    attack: 1.6,
    remedy: 1.6,
  },
  war: {
    few: 12,
    enough: 24,
    soldier: 1.3,
    soldierAboveFew: 0.9,
    soldierAboveEnough: 0.5,
    threatenedNextDoor: 0.12,
    /** How many more soldiers those behind walls are worth. */
    walls: 1.5,
    lordAtStake: 9,
    villageAtStake: 4,
    castleAtStake: 8,
    titleAtStake: 12,
    /** Part of the stakes of a battle that counts before it is fought. */
    battle: 0.8,
    siege: 0.8,
  },
  march: {
    /** A village that a region still lacks, or by which another family holds a title, for an army that can take it. */
    gather: 2.2,
    anyRegion: 0.3,
    conquer: 7,
    /** A lord without soldiers would leave his village empty. */
    alone: 0.45,
    /** How many times as many pawns as the defence make an attack worth a try, and how many more make it sure. */
    evenOdds: 0.8,
    sureOdds: 0.7,
    /** A soldier far away from any lord who could lead him. */
    isDefault: 0.5,
  },
  court: {
    /** A candidate, by the votes; the crown where it does not count as a title. */
    crown: 14,
    request: { passage: -0.2, aid: -0.2, title: 8 },
    /** An open offer: part of what it brings, if it brings both at least and at most so much. */
    offer: 0.3,
    offerLeast: 1.5,
    offerMost: 5,
    alliance: 1,
    passage: 0.3,
  },
} as const;
