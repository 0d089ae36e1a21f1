import { useTranslations } from "next-intl";
import { coverOf } from "../../boards/register.ts";
import type { Game } from "../../lib/api-client/types.ts";

/** The turn of a running game in words: "turn 3", or "round 3" where the rules say so; empty if there is none. */
export function useTurnText({ ruleset, turn }: Pick<Game, "ruleset" | "turn">): string {
  const t = useTranslations("lobby.row");
  return turn === null ? "" : t("turn", { turn, unit: coverOf(ruleset).turnUnit ?? "round" });
}
