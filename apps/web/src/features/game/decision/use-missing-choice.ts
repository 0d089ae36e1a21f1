import { useTranslations } from "next-intl";
import type { OptionList } from "../../../boards/board.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { unansweredLists } from "./unanswered-lists.ts";

/** What the draft needs to become a move, in words; `null` if it needs nothing, or if nothing is asked. */
export function useMissingChoice(lists: readonly OptionList[]): string | null {
  const { board } = useGameContext();
  const { draft, move } = useTurn().draft;
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  if (draft === null) return isAsked(lists) ? t("chooseFirst") : null;
  if (move !== null) return null;
  const open = unansweredLists(lists);
  return open.length > 0
    ? t("missing", { what: open.map(({ legend }) => inLowerCase(legend)).join(", ") })
    : (board.missingHint?.(tGame, draft) ?? null);
}

const inLowerCase = (legend: string) => legend.charAt(0).toLocaleLowerCase() + legend.slice(1);

/** Whether a list belongs to a question. */
export const isAsked = (lists: readonly OptionList[]): boolean =>
  lists.some(({ collapsible }) => collapsible === undefined);
