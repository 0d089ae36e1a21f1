/** What a position of Village is worth, in prestige. Tuned by `npm run experiment`: see docs/experiments/bots.md. */
export const weights = {
  /** At the start of the game, each; they fade as the chronicle and the graves fill. */
  cube: 0.5,
  grain: 0.35,
  good: 0.9,
  onFarm: 0.7,
  unborn: 0.1,
  inCrafts: 0.5,
  newCraft: 0.6,
  inCouncil: 0.7,
  travelling: 0.6,
  /** A member in the black bag may reach a window: of its worth, with nothing paid yet. */
  inBag: 2,
  /** A step of the time marker, once its death is due anyway. */
  time: 0.22,
  /** Members in the chronicle before they score, by their number. */
  chronicled: [0, 1.2, 2.5, 0.6, 1.2, 0],
  /** The marker of the next first player. */
  marker: 0.6,
  /** Part of the prestige of the best customer, and of the next, by how much of what they ask for is there. */
  customers: [0.55, 0.25],
  /** A customer in the queue, compared with one at a stall. */
  queued: 0.6,
  /** How fast what is above fades: at 1, evenly; above 1, later. */
  fading: 1.6,
} as const;
