import net from "node:net";

/** All streams of a path have received a version. */
export interface Received {
  readonly path: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The data of the step. */
  readonly sample?: string;
}

interface Order {
  readonly url: string;
  readonly paths: readonly string[];
}

const opensAtOnce = 50;
const stepBegin = "event: step\nid: ";
const frameEnd = "\n\n";

// Opens the streams that the parent process names, and reports when all streams of a path have received a version. Reads
// plain sockets, because on a machine with two cores the client would otherwise be the bottleneck.
process.once("disconnect", () => process.exit());
process.once("message", ({ url, paths }: Order) => {
  const counts = new Counts(paths);
  const waiting = [...paths];
  let openCount = 0;
  const openNext = () => {
    const path = waiting.pop();
    if (path === undefined) return;
    open(url, path, counts, () => {
      openCount += 1;
      if (openCount === paths.length) process.send?.({ isOpen: true });
      openNext();
    });
  };
  for (let lane = 0; lane < opensAtOnce; lane++) openNext();
});

class Counts {
  readonly #streams = new Map<string, number>();
  readonly #received = new Map<string, number>();
  #hasSample = false;

  constructor(paths: readonly string[]) {
    for (const path of paths) this.#streams.set(path, (this.#streams.get(path) ?? 0) + 1);
  }

  note(path: string, version: number, dataOf: () => string): void {
    const key = `${path} ${version}`;
    const count = (this.#received.get(key) ?? 0) + 1;
    this.#received.set(key, count);
    if (count < (this.#streams.get(path) ?? 0)) return;
    const sample = this.#hasSample ? {} : { sample: dataOf() };
    this.#hasSample = true;
    process.send?.({ path, version, atMs: performance.timeOrigin + performance.now(), ...sample } satisfies Received);
  }
}

function open(url: string, path: string, counts: Counts, isOpen: () => void): void {
  const { hostname: host, port } = new URL(url);
  const socket = net.connect(Number(port), host, () => socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\n\r\n`));
  let unread = "";
  socket.once("data", isOpen);
  socket.on("data", (chunk) => {
    unread += chunk.toString("latin1");
    unread = readSteps(unread, (version, dataOf) => counts.note(path, version, dataOf));
  });
  socket.on("error", (error) => process.send?.({ error: String(error) }));
}

/** Calls back for each complete step; returns what may be the beginning of the next. */
function readSteps(text: string, found: (version: number, dataOf: () => string) => void): string {
  let rest = 0;
  for (let begin = text.indexOf(stepBegin); begin !== -1; begin = text.indexOf(stepBegin, rest)) {
    const end = text.indexOf(frameEnd, begin);
    if (end === -1) return text.slice(begin);
    const frame = text.slice(begin + stepBegin.length, end);
    found(Number.parseInt(frame, 10), () => dataOf(frame));
    rest = end + frameEnd.length;
  }
  return text.slice(Math.max(rest, text.length - stepBegin.length));
}

function dataOf(frame: string): string {
  const data = frame.slice(frame.indexOf("data: ") + "data: ".length);
  return Buffer.from(data, "latin1").toString("utf8");
}
