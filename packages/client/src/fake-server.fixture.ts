import { vi } from "vitest";

type Answer = Response | Error;

export interface FakeServer {
  readonly fetch: (request: Request) => Promise<Response>;
  /** All requests so far. */
  readonly requests: readonly Request[];
}

/** Answers each request with the next answer; the last answer is given again and again. */
export function fakeServer(
  ...answers: readonly (Answer | ((request: Request) => Answer | Promise<Answer>))[]
): FakeServer {
  const requests: Request[] = [];
  const fetch = vi.fn(async (request: Request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request.clone());
    if (answer === undefined) throw new Error("no answer");
    const given = typeof answer === "function" ? await answer(request) : answer;
    if (given instanceof Error) throw given;
    return typeof answer === "function" ? given : given.clone();
  });
  return { fetch, requests };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  const body = {
    type: `/v1/problems/${code}`,
    code,
    title: code,
    status,
    detail: `It is ${code}.`,
    instance: "urn:uuid:1",
  };
  return json({ ...body, ...more }, status, { "content-type": "application/problem+json", ...headers });
}

/** A stream that sends these pieces and is then closed by the server, or breaks off. */
export function stream(pieces: readonly string[], { breaks = false } = {}): () => Response {
  const left = [...pieces];
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (breaks) controller.error(new TypeError("terminated"));
      else controller.close();
    },
  };
  // Read piece by piece: what waits in a queue is lost when the stream breaks.
  return () => new Response(new ReadableStream(source, { highWaterMark: 0 }));
}

export const frame = (event: string, id: string | undefined, data: unknown) =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
