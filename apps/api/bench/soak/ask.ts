import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "./site.ts";

export interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
  /** With a key, a request that changes something can be repeated. */
  readonly key?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the bench reads few fields of many answers.
export type Body = any;

export interface Reply {
  readonly status: number;
  readonly body: Body;
}

/**
 * Sends a request until a process answers it, first at the process of this preference, as clients of the site do. Throws if
 * none does for two minutes, or if one answers that it has an error.
 */
export async function ask(site: Site, preference: number, question: Question): Promise<Reply> {
  const begin = performance.now();
  for (let attempt = 0; performance.now() - begin < patienceMs; attempt++) {
    const reply = await askOnce(site.url(preference, attempt), question);
    if (reply !== undefined && reply.status >= 500 && reply.status !== 503) {
      throw new Error(`${question.method} ${question.path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    if (reply !== undefined && reply.status !== 503) return reply;
    await sleep(attempt === 0 ? 0 : betweenAttemptsMs);
  }
  throw new Error(`no process answers ${question.method} ${question.path}`);
}

const patienceMs = 120_000;
const betweenAttemptsMs = 500;

async function askOnce(url: string, { method, path, token, body, key }: Question): Promise<Reply | undefined> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key !== undefined) headers["idempotency-key"] = key;
  try {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  } catch {
    // The process ended before or while it answered.
    return undefined;
  }
}
