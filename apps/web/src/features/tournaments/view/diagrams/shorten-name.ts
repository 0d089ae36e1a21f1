import type { DisplayName } from "../../entrants/player-names.ts";

const lettersMost = 20;
const lettersLeast = 6;

/** A name for a picture, where room is short; its mark is kept whole. */
export function shortenName({ name, marked }: DisplayName): string {
  const room = Math.max(lettersLeast, lettersMost - (marked.length - name.length));
  return name.length <= room ? marked : marked.replace(name, () => `${name.slice(0, room - 1)}…`);
}
