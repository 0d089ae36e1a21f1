/** After how many turns a Fief ends. */
export const turns = { type: "number", name: "turns", default: 20, defaultOverWeeks: 10, min: 1, max: 60 } as const;
