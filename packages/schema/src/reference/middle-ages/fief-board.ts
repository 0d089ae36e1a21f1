/** In the order of the fief board, left to right. */
export const domains = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"] as const;

/** The rounds of a game. */
export const rounds = 16;
