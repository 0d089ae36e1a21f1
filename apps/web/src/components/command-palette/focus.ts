/** Moves to the decision that the game waits for. */
export function focusTurn(): void {
  const panel = document.querySelector<HTMLElement>("#turn-panel");
  panel?.scrollIntoView({ block: "start" });
  panel?.focus({ preventScroll: true });
}

/** Opens the chat of the game, ready to write. */
export function focusChat(): void {
  const chat = document.querySelector<HTMLDetailsElement>("details#chat");
  if (chat === null) return;
  chat.open = true;
  chat.scrollIntoView({ block: "nearest" });
  requestAnimationFrame(() => chat.querySelector<HTMLElement>("textarea, summary")?.focus());
}
