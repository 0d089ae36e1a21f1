/** Where the messages keep the name of a game: known without its board, for the head of a page. */
const titles: Readonly<Record<string, { readonly messages: string; readonly key: string }>> = {
  "middle-ages": { messages: "middle-ages", key: "title" },
  village: { messages: "village", key: "title" },
  "fief-1429": { messages: "fief-1429", key: "title" },
  "fief-original": { messages: "fief-classic", key: "title.original" },
  "fief-vitale": { messages: "fief-classic", key: "title.vitale" },
};

export const titleOf = (ruleset: string) => (Object.hasOwn(titles, ruleset) ? titles[ruleset] : undefined);
