import { originalOptions, vitaleOptions } from "@seneschal/schema/reference/fief-classic/options";
import type { GameCover, GameOption } from "../board.ts";
import { FiefIcon } from "../fief-shared/pieces/drawings/game-icon.tsx";
import type { Edition } from "./game.ts";

/** An edition of the eighties: other options and texts. */
function coverOf(edition: Edition, options: readonly GameOption[]): GameCover {
  const id = `fief-${edition}`;
  return {
    id,
    messages: "fief-classic",
    folder: "fief-classic",
    options,
    Icon: () => <FiefIcon game={id} />,
    provenance: (t) => t(`provenance.${edition}`),
    title: (t) => t(`title.${edition}`),
    guide: `fief-classic-${edition}-guide`,
    pitch: (t) => t(`pitch.${edition}`),
    effort: { minutes: [120, 180], weight: "heavy" },
    competitivePace: "daily",
    turnUnit: "turn",
    questionText: (t, kind) => t(`ask.${kind}`),
  };
}

export const fiefOriginal = coverOf("original", originalOptions);
export const fiefVitale = coverOf("vitale", vitaleOptions);
