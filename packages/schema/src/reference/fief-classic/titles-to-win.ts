/** How many titles win at the end of a turn, by the value of the option `goal`; null: titles do not end the game. */
export const titlesToWin = { two: 2, three: 3, four: 4, none: null } as const;
