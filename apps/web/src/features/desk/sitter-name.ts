import type { components } from "../../api/generated/openapi.ts";
import type { Words } from "../../boards/board.ts";
import { botNameOf } from "../seats/bot-names.ts";

type Sitter = components["schemas"]["DeskGameLine"]["seats"][number];

/** Who sits there, as at the table. `words` reads the messages of `common`. */
export function sitterName({ kind, name }: Pick<Sitter, "kind" | "name">, seat: number, words: Words): string {
  if (kind === "nobody") return words("seats.free");
  return name ?? botNameOf(seat) ?? words("seats.bot");
}
