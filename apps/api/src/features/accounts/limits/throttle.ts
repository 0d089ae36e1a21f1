import { setTimeout as pauseFor } from "node:timers/promises";
import { assertConnected } from "../../../platform/http/long-computations/client-gone.ts";
import { FairQueue } from "../../../platform/http/long-computations/fair-queue.ts";

export type Pause = (milliseconds: number) => Promise<unknown>;

interface Delay {
  /** The queue: one request at a time waits there, the others behind it. */
  readonly line: readonly string[];
  /** Requests for different targets take turns within the queue. */
  readonly target: string;
  readonly seconds: number;
  /** Aborted when the client is gone. */
  readonly connection?: AbortSignal | undefined;
}

/** A request to a target that is tried so often that only one request at a time may pass. */
interface CrowdedAttempt {
  readonly target: string;
  /** Sources that have tried recently queue behind those that have not. */
  readonly source: string;
  readonly connection?: AbortSignal | undefined;
}

/**
 * Delays requests that would otherwise be rejected. One process keeps a limited number of them waiting, for a limited
 * time: within a minute each one goes on or is told to come back later. A client that disconnects keeps its place until
 * the end, so that hanging up is no advantage.
 */
export function throttle(pause: Pause = pauseFor) {
  const lines = new FairQueue({
    runningMax: 100,
    runningMaxPerAddress: 1,
    waitingMax: 100,
    waitingMaxPerAddress: 8,
    waitMaxSeconds: 15,
  });
  const crowdedTargets = new FairQueue({
    runningMax: 50,
    runningMaxPerAddress: 1,
    waitingMax: 100,
    waitingMaxPerAddress: 16,
    waitMaxSeconds: 25,
  });

  return {
    /**
     * Waits in line, then runs `next` while the place is still held.
     * @throws {Problem} the problems of `FairQueue`
     */
    async delay({ line, target, seconds, connection = staying() }: Delay, next = async () => {}): Promise<void> {
      await lines.run({ address: JSON.stringify(line), account: target }, connection, async () => {
        await pause(seconds * 1000);
        assertConnected(connection);
        await next();
      });
    },

    /**
     * Waits for a turn at a crowded target.
     * @throws {Problem} the problems of `FairQueue`
     */
    async takeTurn({ target, source, connection = staying() }: CrowdedAttempt): Promise<void> {
      await crowdedTargets.run({ address: target, account: source }, connection, async () => {
        await pause(turnSeconds * 1000);
        assertConnected(connection);
      });
    },
  };
}

/** At most six requests per minute may try at a crowded target. */
const turnSeconds = 10;
const staying = () => new AbortController().signal;
