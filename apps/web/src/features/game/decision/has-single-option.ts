import type { OptionList } from "../../../boards/board.ts";

/** Whether what is asked leaves no more than one line open; what lies beside it counts only unfolded. */
export function hasSingleOption(lists: readonly OptionList[]): boolean {
  const asked = lists.filter(({ fold }) => fold === undefined || fold.isUnfolded).flatMap(({ options }) => options);
  return asked.filter(({ barred }) => barred === null).length <= 1;
}
