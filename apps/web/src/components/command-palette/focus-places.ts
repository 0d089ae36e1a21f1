/** Moves to the decision that the game waits for. */
export function goToTurn(): void {
  const panel = document.querySelector<HTMLElement>("#turn-panel");
  panel?.scrollIntoView({ block: "start" });
  panel?.focus({ preventScroll: true });
}

/** Opens the chat of the game, ready to write. */
export function goToTalk(): void {
  const talk = document.querySelector<HTMLDetailsElement>("details#talk");
  if (talk === null) return;
  talk.open = true;
  talk.scrollIntoView({ block: "nearest" });
  requestAnimationFrame(() => talk.querySelector<HTMLElement>("textarea, summary")?.focus());
}
