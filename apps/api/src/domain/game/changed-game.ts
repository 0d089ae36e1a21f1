import type { Game } from "./game.ts";

/**
 * The game with some of its parts changed. Each part is named, so that all games are laid out alike in memory: a spread
 * with changes lays the copy out anew wherever it stands, and a move makes several.
 */
export const changedGame = (was: Game, change: Partial<Game>): Game => Object.assign(copied(was), change);

/** Every part of a game is copied: one that may be left out would go unmissed by its type alone. */
const copied = (was: Game): Game =>
  ({
    id: was.id,
    version: was.version,
    digest: was.digest,
    secret: was.secret,
    terms: was.terms,
    phase: was.phase,
    seats: was.seats,
    invited: was.invited,
    sentAway: was.sentAway,
    drawn: was.drawn,
    position: was.position,
    takebacks: was.takebacks,
    clocks: was.clocks,
    excused: was.excused,
    holdings: was.holdings,
    outcome: was.outcome,
    openedAt: was.openedAt,
    startedAt: was.startedAt,
    movedAt: was.movedAt,
    finishedAt: was.finishedAt,
  }) satisfies Record<keyof Game, unknown>;
