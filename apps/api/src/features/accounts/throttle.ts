import { setTimeout as pauseFor } from "node:timers/promises";
import { mustBeWaiting } from "../../platform/http/long-computations/client-gone.ts";
import { FairQueue } from "../../platform/http/long-computations/fair-queue.ts";

export type Pause = (milliseconds: number) => Promise<unknown>;

interface Delay {
  /** In whose line: one at a time waits there, the others behind. */
  readonly line: readonly string[];
  /** Within the line those take turns who try at different targets. */
  readonly target: string;
  readonly seconds: number;
  /** Aborted when the client is gone. */
  readonly connection?: AbortSignal | undefined;
}

/** Somebody tries at a target at which so many have tried that one at a time may. */
interface Crowding {
  readonly target: string;
  /** Those who come again stand behind those who have not tried of late. */
  readonly source: string;
  readonly connection?: AbortSignal | undefined;
}

/**
 * Lets requests wait that would otherwise be refused. How many of them one process keeps waiting is bounded, and for how
 * long: within a minute each goes on, or is told to come back. A client that is gone holds its place to the end, so that
 * nobody is faster by hanging up.
 */
export function throttle(pause: Pause = pauseFor) {
  const lines = new FairQueue({ atOnce: 100, atOnceOfAddress: 1, waiting: 100, waitingOfAddress: 8, seconds: 15 });
  const crowds = new FairQueue({ atOnce: 50, atOnceOfAddress: 1, waiting: 100, waitingOfAddress: 16, seconds: 25 });

  return {
    /** Throws the problems of `FairQueue`. Whatever is `next` is done while the place in the line is still held. */
    async delay({ line, target, seconds, connection = staying() }: Delay, next = async () => {}): Promise<void> {
      await lines.pass({ address: JSON.stringify(line), account: target }, connection, async () => {
        await pause(seconds * 1000);
        mustBeWaiting(connection);
        await next();
      });
    },

    /** Throws the problems of `FairQueue`. */
    async takeTurn({ target, source, connection = staying() }: Crowding): Promise<void> {
      await crowds.pass({ address: target, account: source }, connection, async () => {
        await pause(turnSeconds * 1000);
        mustBeWaiting(connection);
      });
    },
  };
}

/** So that six a minute may try at a crowded target, whoever they are. */
const turnSeconds = 10;
const staying = () => new AbortController().signal;
