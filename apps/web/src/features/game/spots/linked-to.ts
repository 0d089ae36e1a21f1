/** The parts of the board that an option is about, or the options of a part of the board: both name their spots. */
export function linkedTo(target: Element): readonly Element[] {
  const from = target.closest<HTMLElement>("[data-spots]");
  const spots = from?.dataset.spots?.split(" ").filter((spot) => spot !== "") ?? [];
  if (from === null || spots.length === 0) return [];
  const selector = spots.map((spot) => `[data-spots~="${CSS.escape(spot)}"]`).join();
  return [...document.querySelectorAll(selector)].filter((part) => isOption(part) !== isOption(from));
}

const isOption = (part: Element): boolean => part.tagName === "LABEL";
