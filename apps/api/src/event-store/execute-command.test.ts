import { describe, expect, it } from "vitest";
import { Problem } from "../platform/http/problem.ts";
import { rejected } from "../platform/http/rejection.ts";
import { type Aggregate, type Command, decided, executeCommand, unchanged } from "./execute-command.ts";

interface Counter {
  readonly version: number;
}
type Counting = Command<Counter, number>;

/** A counter in memory: `known` is what this process has cached, `current` its stored state. */
function counter({ known, current }: { readonly known?: number; readonly current?: number }) {
  const stateOf = (version: number | undefined) => (version === undefined ? undefined : { version });
  const served = new Map<string, { version: number; fingerprint: string | null }>();
  let head = current;
  const aggregate: Aggregate<Counter, number, number> = {
    known: async () => stateOf(known),
    current: async () => stateOf(head),
    versionOf: ({ version }) => version,
    transition: async ({ state: before }, count) => {
      const steps = Array.from({ length: count }, (_, place) => (before?.version ?? 0) + place + 1);
      return { before, steps, after: { version: steps.at(-1) ?? 0 } };
    },
    async append({ before, after }, request) {
      if (before?.version !== head) return false;
      head = after.version;
      if (request !== undefined) served.set(request.request, { version: 1, fingerprint: request.fingerprint });
      return true;
    },
    findServedVersion: async (_, { request }) => served.get(request),
  };
  return { aggregate, run: (command: Omit<Counting, "id">) => executeCommand(aggregate, { id: "c", ...command }) };
}

const tooHigh = rejected("forbidden");
const upToFive = (state: Counter | undefined) => ((state?.version ?? 0) < 5 ? decided(1) : tooHigh);

describe("executeCommand", () => {
  it("appends the events that decide returns", async () => {
    const { run } = counter({ known: 3, current: 3 });
    expect(await run({ decide: upToFive })).toEqual({ type: "appended", state: { version: 4 }, steps: [4] });
  });

  it("decides again if another writer was first", async () => {
    const seen: (number | undefined)[] = [];
    const decide = (state: Counter | undefined) => {
      seen.push(state?.version);
      return decided(1);
    };
    expect(await counter({ known: 1, current: 3 }).run({ decide })).toMatchObject({ state: { version: 4 } });
    expect(seen).toEqual([1, 3]);
  });

  it("is rejected only by the current state", async () => {
    const reset = (state: Counter | undefined) => (state?.version === 5 ? tooHigh : decided(1));
    expect(await counter({ known: 5, current: 6 }).run({ decide: reset })).toMatchObject({ state: { version: 7 } });
    const outcome = await counter({ known: 4, current: 5 }).run({ decide: upToFive });
    expect(outcome).toEqual(tooHigh);
  });

  it("returns unchanged only if the current state needs no change", async () => {
    const decide = (state: Counter | undefined) => (state?.version === 1 ? unchanged : decided(1));
    expect(await counter({ known: 1, current: 2 }).run({ decide })).toMatchObject({ type: "appended" });
    expect(await counter({ known: 1, current: 1 }).run({ decide })).toEqual({
      type: "unchanged",
      state: { version: 1 },
    });
  });

  it("fails if decide throws, even a problem: rejections are returned", async () => {
    const throwing = (error: Error) => () => {
      throw error;
    };
    const { run } = counter({ known: 1, current: 1 });
    await expect(run({ decide: throwing(new Error("a bug")) })).rejects.toThrow("a bug");
    const failed = await run({ decide: throwing(new Problem("forbidden")) }).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(Problem);
    expect(failed).toMatchObject({ message: "decide threw a problem instead of returning a rejection" });
  });

  it("is rejected if the aggregate forbids an event", async () => {
    const { aggregate } = counter({ known: 1, current: 1 });
    const strict = { ...aggregate, forbids: async () => tooHigh };
    expect(await executeCommand(strict, { id: "c", decide: upToFive })).toEqual(tooHigh);
  });

  it("executes a command once per idempotency key", async () => {
    const { run } = counter({ known: 1, current: 1 });
    const request = { request: "ada 1", fingerprint: "one" };
    expect(await run({ decide: upToFive, request })).toMatchObject({ type: "appended" });
    expect(await run({ decide: upToFive, request })).toEqual({ type: "repeated", state: { version: 2 }, version: 1 });
    const other = await run({ decide: upToFive, request: { ...request, fingerprint: "two" } });
    expect(other).toMatchObject({ type: "rejected", problem: { code: "idempotency-key-reused" } });
  });

  it("starts a stream without reading it first", async () => {
    const fresh = counter({});
    fresh.aggregate.known = () => expect.unreachable();
    const begin = (state: Counter | undefined) => (state === undefined ? decided(1) : unchanged);
    expect(await fresh.run({ secret: "s", decide: begin })).toMatchObject({ type: "appended", state: { version: 1 } });
    expect(await fresh.run({ secret: "s", decide: begin })).toEqual({ type: "unchanged", state: { version: 1 } });
  });

  it("gives up after a hundred conflicts", async () => {
    const { aggregate } = counter({ known: 1, current: 1 });
    const contested = { ...aggregate, append: async () => false };
    await expect(executeCommand(contested, { id: "c", decide: upToFive })).rejects.toThrow("concurrent writers");
  });
});
