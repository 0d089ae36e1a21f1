import type { OptionList } from "../../../boards/board.ts";

/** Whether the question leaves at most one option; collapsed lists next to it do not count. */
export function hasSingleOption(lists: readonly OptionList[]): boolean {
  const asked = lists
    .filter(({ collapsible }) => collapsible === undefined || collapsible.isOpen)
    .flatMap(({ options }) => options);
  return asked.filter(({ blockedBy }) => blockedBy === null).length <= 1;
}
