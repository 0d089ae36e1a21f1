import { describe, expect, it } from "vitest";
import { DrawingQueue } from "./drawing-queue.ts";

const picture = (name: string) => Buffer.from(name);

/** A drawing that is done when the test says so. */
function slow(name: string) {
  let done = () => {};
  let count = 0;
  const draw = () => {
    count += 1;
    return new Promise<Buffer>((resolve) => {
      done = () => resolve(picture(name));
    });
  };
  return { draw, done: () => done(), drawn: () => count };
}

describe("the queue of drawings", () => {
  it("draws the same picture once, and keeps it", async () => {
    const queue = new DrawingQueue({ runningMax: 1, waitingMax: 1, keptMax: 2 });
    const a = slow("a");
    const both = [queue.get("a", a.draw), queue.get("a", a.draw)];
    a.done();
    expect(await Promise.all([...both, queue.get("a", a.draw)])).toEqual([picture("a"), picture("a"), picture("a")]);
    expect(a.drawn()).toBe(1);
  });

  it("draws one at a time, and refuses more than may wait", async () => {
    const queue = new DrawingQueue({ runningMax: 1, waitingMax: 1, keptMax: 9 });
    const [a, b] = [slow("a"), slow("b")];
    const first = queue.get("a", a.draw);
    const second = queue.get("b", b.draw);
    expect(await queue.get("c", slow("c").draw)).toBeUndefined();
    expect(b.drawn()).toBe(0);
    a.done();
    await first;
    await expect.poll(b.drawn).toBe(1);
    b.done();
    expect(await second).toEqual(picture("b"));
  });

  it("keeps those that were asked for last, and none that failed", async () => {
    const queue = new DrawingQueue({ runningMax: 1, waitingMax: 1, keptMax: 1 });
    let drawn = 0;
    const draw = async () => picture(`${++drawn}`);
    await queue.get("a", draw);
    await queue.get("b", draw);
    expect(await queue.get("a", draw)).toEqual(picture("3"));
    await expect(queue.get("c", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
    expect(await queue.get("c", draw)).toEqual(picture("4"));
  });
});
