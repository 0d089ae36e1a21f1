/**
 * Scrolls to the start of a panel that fills the width of the window, if it begins above it: after a move from a long list,
 * the reader would be in the middle of the next one. Next to a board the panel stays where it is.
 */
export function showStart(panel: HTMLElement | null): void {
  if (panel === null) return;
  const { top, bottom, width } = panel.getBoundingClientRect();
  if (top < 0 && bottom > 0 && width > window.innerWidth / 2) panel.scrollIntoView({ block: "start" });
}
