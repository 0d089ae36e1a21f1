import { describe, expect, it } from "vitest";
import { SingleFlight } from "./single-flight.ts";

const staying = new AbortController().signal;

/** Work that waits until the test ends it, and counts how often it started. */
function counted() {
  const begun: AbortSignal[] = [];
  let end = (_answer: string) => {};
  const ended = new Promise<string>((settle) => {
    end = settle;
  });
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return ended;
  };
  return { begun, end: (answer: string) => end(answer), work };
}

describe("concurrent requests for the same thing", () => {
  it("share one computation", async () => {
    const flights = new SingleFlight<string>();
    const { begun, end, work } = counted();
    const answers = [1, 2, 3].map(() => flights.get("replay", staying, work));
    end("done");
    expect(await Promise.all(answers)).toEqual(["done", "done", "done"]);
    expect(begun).toHaveLength(1);
  });

  it("do not share it with requests for other things or with later ones", async () => {
    const flights = new SingleFlight<string>();
    const { begun, end, work } = counted();
    end("done");
    await Promise.all([flights.get("one", staying, work), flights.get("other", staying, work)]);
    await flights.get("one", staying, work);
    expect(begun).toHaveLength(3);
  });

  it("continue when the first client disconnects, and stop when the last one does", async () => {
    const flights = new SingleFlight<string>();
    const { begun, work } = counted();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [first, second].map(({ signal }) => flights.get("replay", signal, work));
    first.abort();
    await expect(answers[0]).rejects.toMatchObject({ code: "unavailable" });
    expect(begun[0]?.aborted).toBe(false);
    second.abort();
    await expect(answers[1]).rejects.toMatchObject({ code: "unavailable" });
    expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("are not rejected with the first: the others ask again by themselves", async () => {
    const flights = new SingleFlight<string>();
    const first = flights.get("replay", staying, async () => Promise.reject(new Error("refused")));
    const second = flights.get("replay", staying, async () => "mine");
    await expect(first).rejects.toThrow("refused");
    expect(await second).toBe("mine");
  });
});
