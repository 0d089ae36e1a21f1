/** What the players and viewers were told, and what they found wrong. */
export class SoakRecord {
  /** The account and Idempotency-Key of each acknowledged move, with its game. */
  readonly moves: { readonly game: string; readonly request: string }[] = [];
  /** When each move was sent, and when it was acknowledged, in milliseconds of `performance.now()`. */
  readonly waits: { readonly begin: number; readonly end: number }[] = [];
  /** Acknowledged messages, each with a text of its own. */
  readonly messages: { readonly game: string; readonly text: string }[] = [];
  readonly faults: string[] = [];
  finishedGames = 0;
  finishedTournaments = 0;
  /** Until then, players go on. */
  isOver = false;

  fault(what: string): void {
    if (this.faults.length < faultsMax) console.error(JSON.stringify({ fault: what.slice(0, 400) }));
    this.faults.push(what);
  }
}

const faultsMax = 50;
