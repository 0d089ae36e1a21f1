import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Study } from "../../../domain/study/study.ts";
import { connectionOf } from "../../../platform/http/long-computations/client-gone.ts";
import { FairQueue, type QueueLimits, queueClientOf } from "../../../platform/http/long-computations/fair-queue.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { studyPosition } from "../positions.ts";
import type { StudyAdvice, StudyDeps } from "../types.ts";
import { AdviceThread } from "./advice-threads.ts";

const limits: QueueLimits = {
  runningMax: 1,
  runningMaxPerAddress: 1,
  waitingMax: 12,
  waitingMaxPerAddress: 3,
  waitMaxSeconds: 30,
};
/** The number of answers that are kept: those of a node never change. */
const keptMax = 500;

interface Asked {
  readonly node: number;
  readonly seat?: number | undefined;
}
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Advice on moves, computed one after the other in a thread, in a fair order. */
export class Adviser {
  readonly #thread = new AdviceThread();
  readonly #queue = new FairQueue(limits);
  readonly #kept = new LRUCache<string, StudyAdvice>({ max: keptMax });

  /** @throws {Problem} not-now if the game is over; those of `FairQueue` */
  async advise(
    deps: Pick<StudyDeps, "registry" | "games">,
    study: Study,
    { node, seat: wanted }: Asked,
    { request, reply }: Exchange,
  ): Promise<StudyAdvice> {
    const { ruleset } = deps.registry.of(study.ruleset);
    const position = await studyPosition(deps, study, node);
    const seat = wanted ?? ruleset.question(position)?.seats[0];
    if (seat === undefined) throw new Problem("not-now", "The game is over at this node.");
    if (seat >= study.seats) throw new Problem("malformed-request", `This study has seats 0 to ${study.seats - 1}.`);
    const key = `${study.id} ${node} ${seat}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const compare = () => this.#thread.advise({ ruleset, position, seat, seed: node });
    const { moves: best, games } = await this.#queue.run(queueClientOf(request), connectionOf(reply), compare);
    const moves = best.map((one) => ({ ...one, leads: [...one.leads] }));
    const advice = { ruleset: study.ruleset, study: study.id, node, seat, games, moves } as StudyAdvice;
    this.#kept.set(key, advice);
    return advice;
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
