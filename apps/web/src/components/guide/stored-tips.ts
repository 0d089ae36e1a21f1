/** What a browser remembers of the tips at the table. */
export interface StoredTips {
  /** Unset until the reader starts a guided game or turns tips on or off. */
  readonly choice: "on" | "off" | "unset";
  /** The tips that were shown: "village.take". */
  readonly seen: readonly string[];
}

/** The cookie that tells the server which tip to draw in the first HTML of a table. */
export const tipsCookie = "seneschal-tips";

/** The value of the cookie: "on~village.take", or nothing while tips are off. */
export function cookieOf({ choice, seen }: StoredTips): string {
  return choice === "on" ? [choice, ...seen].join("~") : "";
}

/** What the cookie says, as the browser stores it; `null` while tips are off. */
export function storedIn(cookie: string | undefined): string | null {
  const [choice, ...seen] = cookie?.split("~") ?? [];
  return choice === "on" ? JSON.stringify({ choice, seen } satisfies StoredTips) : null;
}
