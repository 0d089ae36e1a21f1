import type { DisplayName } from "../../entrants/player-names.ts";

const lettersMax = 20;
const lettersMin = 6;

/** Shortens a name for a diagram. Its mark is not shortened. */
export function shortenName({ name, marked }: DisplayName): string {
  const room = Math.max(lettersMin, lettersMax - (marked.length - name.length));
  return name.length <= room ? marked : marked.replace(name, () => `${name.slice(0, room - 1)}…`);
}
