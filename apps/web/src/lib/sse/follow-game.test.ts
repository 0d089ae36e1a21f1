import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamStep } from "../api-client/types.ts";
import { type Follower, followGame } from "./follow-game.ts";
import type { Connection } from "./follow-stream.ts";

describe("following a game", () => {
  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", new EventTarget());
  });
  afterEach(() => vi.unstubAllGlobals());

  it("resumes after the last step that is known when the line is cut", async () => {
    const asked: (string | undefined)[] = [];
    await withHouse(
      (request, answer) => {
        asked.push(request.headers["last-event-id"]?.toString());
        answer.writeHead(200, { "content-type": "text/event-stream" });
        answer.end(asked.length === 1 ? step(4) + step(5) + saying(9) : step(6));
      },
      async () => {
        const { versions, connections, ended } = follow({ from: 3, until: 6 });
        await ended;
        expect(versions).toEqual([4, 5, 6]);
        expect(asked).toEqual(["3", "5.9"]);
        expect(connections.slice(0, 3)).toEqual(["live", "lost", "live"]);
      },
    );
  });

  it("keeps trying while the server is down", async () => {
    let tries = 0;
    await withHouse(
      (_, answer) => {
        tries += 1;
        answer.writeHead(tries < 3 ? 503 : 200, { "content-type": "text/event-stream" });
        answer.end(tries < 3 ? "" : step(1));
      },
      async () => {
        const { versions, ended } = follow({ from: null, until: 1, isImpatient: true });
        await ended;
        expect({ versions, tries }).toEqual({ versions: [1], tries: 3 });
      },
    );
  });

  it.each([401, 403, 404])("gives up when the server answers %i, and reports it once", async (status) => {
    let tries = 0;
    await withHouse(
      (_, answer) => {
        tries += 1;
        answer.writeHead(status).end();
      },
      async () => {
        const { connections, refusals, ended } = follow({ from: 3, until: 4 });
        await ended;
        expect({ tries, refusals: refusals(), connections }).toEqual({ tries: 1, refusals: 1, connections: ["lost"] });
      },
    );
  });
});

const saying = (number: number) => `id: 5.${number}\nevent: chat\ndata: ${JSON.stringify({ number })}\n\n`;
const step = (version: number) => `id: ${version}\nevent: step\ndata: ${JSON.stringify({ step: { version } })}\n\n`;

/** Follows until a version has come; the impatient one says that the network is back whenever the line is lost. */
function follow({ from, until, isImpatient = false }: { from: number | null; until: number; isImpatient?: boolean }) {
  const versions: number[] = [];
  const said: number[] = [];
  const connections: Connection[] = [];
  let refused = 0;
  const enough = new AbortController();
  const follower: Follower = {
    onStep({ step }: StreamStep) {
      versions.push(step.version);
      if (step.version === until) enough.abort();
    },
    onGame() {},
    onChatMessage: ({ number }) => said.push(number),
    onUndo() {},
    onPresence() {},
    lastMessage: () => said.at(-1) ?? 0,
    onConnection(connection) {
      connections.push(connection);
      if (isImpatient && connection === "lost") setTimeout(() => window.dispatchEvent(new Event("online")), 0);
    },
    onRefused() {
      refused += 1;
    },
    lastVersion: () => versions.at(-1) ?? from,
  };
  return { versions, connections, refusals: () => refused, ended: followGame("a-game", follower, enough.signal) };
}

async function withHouse(
  serve: (request: IncomingMessage, answer: ServerResponse) => void,
  visit: () => Promise<void>,
): Promise<void> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
  try {
    await visit();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
