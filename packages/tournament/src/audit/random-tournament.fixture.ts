import type { Below } from "../random.ts";
import { decide } from "../tournament/acts/decide.ts";
import { isRefusal } from "../tournament/acts/decision.ts";
import { faultsInPlan } from "../tournament/plan/faults-in-plan.ts";
import { openTable, readTable, type SeatFinish, tablesToOpen } from "../tournament/progress/tables.ts";
import { folded } from "../tournament/scenarios/testing.fixture.ts";
import type { TournamentTable } from "../tournament/state/tournament.ts";
import type { Act, Plan } from "../tournament/state/types.ts";
import { audit, auditPlay } from "./audit.fixture.ts";
import { QuicklyWatched } from "./formats.fixture.ts";
import { people, randomDirectorAct, randomPlayerAct } from "./random-act.fixture.ts";
import { between, hasAuditedRules, oneIn, pick, randomPlan } from "./random-plan.fixture.ts";

/** What happened in a random tournament. */
export interface RandomRun {
  readonly seed: number;
  /** Plans that cannot be played, each rejected with a reason. */
  readonly rejectedPlans: number;
  readonly accepted: number;
  readonly refused: number;
  readonly ending: "finished" | "cancelled";
  readonly faults: readonly string[];
}

const minuteMs = 60_000;

/** A random plan, random actions at random times, and then a director who brings the tournament to its end. */
export class RandomTournament {
  readonly below: Below;
  readonly played: QuicklyWatched;
  readonly faults: string[] = [];
  rejectedPlans = 0;
  accepted = 0;
  refused = 0;
  games = 0;

  constructor(readonly seed: number) {
    const start = new QuicklyWatched(
      randomPlan(() => 0, "2026-12-01T00:00:00.000Z"),
      seed,
    );
    this.below = start.below;
    this.played = new QuicklyWatched(this.#playablePlan(start), seed);
  }

  /** Plans that cannot be played are rejected with a reason. */
  #playablePlan(start: QuicklyWatched): Plan {
    for (;;) {
      const plan = randomPlan(this.below, start.now);
      const faults = faultsInPlan(plan);
      const decision = decide(
        { tournament: start.tournament, by: "director", context: start.context },
        { type: "change-plan", plan },
      );
      const isRejected = isRefusal(decision);
      if (isRejected !== faults.length > 0) this.faults.push("plan: rejected without a fault, or taken with one");
      if (isRejected && decision.detail.length < 10) this.faults.push("plan: rejected without a sentence");
      if (faults.some(({ path, message }) => path === "" || message === ""))
        this.faults.push("plan: a fault without a place");
      if (!isRejected) return plan;
      this.rejectedPlans++;
    }
  }

  run(steps: number): RandomRun {
    const { played, below } = this;
    this.act({ type: "open-entry" }, "director");
    const players = between(below, 3, 16);
    for (const person of people.slice(0, players)) this.act({ type: "enter" }, person);
    if (!oneIn(below, 6)) this.act({ type: "start", isEarly: true }, "director");
    for (let step = 0; step < steps; step++) this.#step();
    this.#end();
    const { phase } = played.tournament;
    if (phase !== "finished" && phase !== "cancelled") this.faults.push(`end: the tournament is stuck, ${phase}`);
    const { hashOf } = played.context;
    const isAudited = hasAuditedRules(played.tournament.plan);
    this.faults.push(...(isAudited ? audit(played.log, played.shown(), hashOf) : auditPlay(played.log, hashOf)));
    if (JSON.stringify(folded(played.log)) !== JSON.stringify(played.tournament))
      this.faults.push("log: it gives another tournament");
    const { seed, rejectedPlans, accepted, refused, faults } = this;
    return { seed, rejectedPlans, accepted, refused, ending: phase === "cancelled" ? phase : "finished", faults };
  }

  /** The refusal of an action has a sentence, and changes nothing. */
  act(act: Act, by: string): boolean {
    const { played } = this;
    const decision = decide({ tournament: played.tournament, by, context: played.context }, act);
    if (!isRefusal(decision)) {
      if (decision.length === 0) this.faults.push(`act: ${act.type} was accepted, and nothing happened`);
      played.act(act, by);
      this.accepted++;
      return true;
    }
    if (!/^.{10,}[.]$/.test(decision.detail)) this.faults.push(`act: ${act.type} was refused without a sentence`);
    this.refused++;
    return false;
  }

  #step(): void {
    const { below, played } = this;
    const dice = below(100);
    if (dice < 30) this.#playSome();
    else if (dice < 40) played.wait(between(below, 1, 4000) * minuteMs);
    else if (dice < 65) this.act(randomPlayerAct(below), pick(below, people));
    else this.act(randomDirectorAct({ tournament: played.tournament, now: played.now, below }), "director");
    const isCancellable = !["finished", "cancelled"].includes(played.tournament.phase);
    const cancelled = decide(
      { tournament: played.tournament, by: "director", context: played.context },
      { type: "cancel", reason: "Nobody came." },
    );
    if (isCancellable && isRefusal(cancelled)) this.faults.push("end: it cannot be cancelled");
  }

  /** Some games begin; some end, with ties, substitutes and players who left; a few are annulled. */
  #playSome(): void {
    const { below, played } = this;
    for (const table of tablesToOpen(played.tournament)) {
      if (oneIn(below, 4)) continue;
      this.games++;
      played.apply(openTable(played.tournament, table, `game-${this.games}`));
    }
    for (const { round, table } of this.#tables("playing")) {
      if (oneIn(below, 5)) continue;
      if (oneIn(below, 25)) played.annul({ round, table: table.number, game: table.game ?? "" });
      else this.#finish(round, table);
    }
    if (!oneIn(below, 30)) return;
    const over = this.#tables("over").filter(({ table }) => table.game !== null);
    const annulled = over.length > 0 ? pick(below, over) : undefined;
    if (annulled !== undefined) {
      const { round, table } = annulled;
      played.annul({ round, table: table.number, game: table.game ?? "" });
    }
  }

  #tables(state: TournamentTable["state"]) {
    return this.played.tournament.rounds.flatMap(({ number, tables }) =>
      tables.filter((table) => table.state === state).map((table) => ({ round: number, table })),
    );
  }

  #finish(round: number, { number: table, game, seated }: TournamentTable): void {
    const { below, played } = this;
    const scores = seated.map(() => below(30));
    const finishes = seated.map((player, seat): SeatFinish => {
      const score = scores[seat] ?? 0;
      const rank = scores.filter((other) => other > score).length + 1;
      return { rank, score, tieBreaks: [], heldBy: oneIn(below, 15) ? undefined : player };
    });
    const verdict = oneIn(below, 10) ? "adjudicated" : "played";
    played.apply(readTable(played.tournament, { round, table, game: game ?? "", version: 9 }, verdict, finishes));
  }

  /** A director who wants the tournament to end: it must be possible. */
  #end(): void {
    for (let step = 0; step < 300; step++) {
      const { phase } = this.played.tournament;
      if (phase === "finished" || phase === "cancelled") return;
      if (phase === "running") this.#carryOn();
      else if (!this.act({ type: "start", isEarly: true }, "director")) this.#cancel();
    }
  }

  #cancel(): void {
    this.act({ type: "cancel", reason: "Nobody came." }, "director");
  }

  /** One step of a running tournament to its end. */
  #carryOn(): void {
    const { played } = this;
    const reason = "It has to end.";
    for (const table of tablesToOpen(played.tournament)) {
      this.games++;
      played.apply(openTable(played.tournament, table, `game-${this.games}`));
    }
    for (const { round, table } of this.#tables("playing")) this.#finish(round, table);
    for (const { round, table } of this.#tables("stopped"))
      this.act({ type: "replay-table", round, table: table.number, reason }, "director");
    const { rounds, stages, pairingFailure, plan } = played.tournament;
    const round = rounds.at(-1);
    const stage = stages.at(-1)?.number ?? 1;
    const isOpenLadder = plan.stages[stage - 1]?.format === "ladder" && round?.deadline === null;
    if (round?.state === "drafted") this.act({ type: "publish-round", round: round.number }, "director");
    else if (pairingFailure !== null && !this.act({ type: "end-stage", stage, reason }, "director")) this.#cancel();
    else if (isOpenLadder && round?.state === "published")
      this.act({ type: "move-deadline", round: round.number, deadline: soon(played.now), reason }, "director");
    else if (plan.closing === "director" && round?.state === "published")
      this.act({ type: "close-round", round: round.number }, "director");
    else if (plan.closing === "director") this.act({ type: "end-stage", stage }, "director");
    played.wait(3 * 24 * 60 * minuteMs);
  }
}

const soon = (now: string) => new Date(Date.parse(now) + minuteMs).toISOString();
