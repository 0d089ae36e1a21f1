/** A player in a text. Deleted accounts have an empty name, which texts replace by a label. */
export interface NamedPlayer {
  readonly name: string;
  readonly nameKind: "registered" | "unclaimed" | "guest" | "bot" | null;
}

/** A stored word as messages select by it: "out-of-time" is `outOfTime`. */
export function selectorOf(word: string): string {
  return word.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

interface StoredName extends Pick<NamedPlayer, "nameKind"> {
  /** Null for deleted accounts. */
  readonly name: string | null;
}

export function named({ name, nameKind }: StoredName): NamedPlayer {
  return { name: name ?? "", nameKind };
}
