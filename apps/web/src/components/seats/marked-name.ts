import type { Translate } from "../../boards/board.ts";

export type NameKind = "registered" | "unclaimed" | "guest" | "bot";

/** The kind of account behind a name; built-in bots and deleted accounts have none. */
export interface NameWithKind {
  readonly name: string;
  readonly nameKind: NameKind | null;
}

/** A name within a sentence, marked if it is not that of a registered player. `t` reads the messages of `common`. */
export function markedName({ name, nameKind }: NameWithKind, t: Translate): string {
  return nameKind === null || nameKind === "registered" ? name : t(`names.marked.${nameKind}`, { name });
}
