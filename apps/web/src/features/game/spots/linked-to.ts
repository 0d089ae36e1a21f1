/** The parts of the board that an option is about, or the options of a part of the board: both name their spots. */
export function linkedTo(part: Element): readonly Element[] {
  const spots =
    part
      .getAttribute("data-spots")
      ?.split(" ")
      .filter((spot) => spot !== "") ?? [];
  if (spots.length === 0) return [];
  const selector = spots.map((spot) => `[data-spots~="${CSS.escape(spot)}"]`).join();
  return [...document.querySelectorAll(selector)].filter((other) => isOption(other) !== isOption(part));
}

const isOption = (part: Element): boolean => part.tagName === "LABEL";
