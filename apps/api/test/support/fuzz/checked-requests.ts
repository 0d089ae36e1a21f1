import { type CheckedOperation, documentCheck } from "../../../../../scripts/openapi/document-check.mjs";
import document from "../../../openapi.json" with { type: "json" };
import { webServerPaths } from "../../../src/platform/http/openapi/with-pictures.ts";
import { type ReceivedResponse, sendRequest } from "../server/send-request.ts";

export interface FuzzRequest {
  readonly operation: CheckedOperation;
  readonly url: string;
  /** Headers, lower-case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What happened to an operation. */
export interface Tally {
  readonly statuses: Map<number, number>;
  /** Requests that the document allows and the server rejected with 400: by rules that a schema cannot express. */
  readonly rejected: string[];
}

const check = documentCheck(document);
export const operations = check.operations.filter(({ path }) => !webServerPaths.includes(path));

/** Sends requests and checks that all is as documented: no 5xx, and only documented statuses, bodies and requests. */
export class CheckedRequests {
  readonly tallies = new Map<string, Tally>();
  /** Each fault once, with the first request that led to it. */
  readonly faults = new Map<string, string>();

  constructor(readonly server: string) {
    for (const { operationId } of operations) this.tallies.set(operationId, { statuses: new Map(), rejected: [] });
  }

  async send(request: FuzzRequest): Promise<ReceivedResponse> {
    const { operation, url, headers, body } = request;
    const options = { method: operation.method, headers, ...(body !== "" && { body }) };
    const response = isStream(operation, headers)
      ? await beginningOf(`${this.server}${url}`, options)
      : await sendRequest(`${this.server}${url}`, options);
    this.note(request, response);
    return response;
  }

  /** Counts a response, and keeps what is wrong with it. */
  note(request: FuzzRequest, { status, headers, text }: ReceivedResponse): void {
    const { operation, url, body } = request;
    const { operationId, method } = operation;
    const tally = this.tallies.get(operationId);
    tally?.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    const inRequest = faultsOf(request);
    const faults = [
      ...(status >= 500 ? [`answers ${status}`] : []),
      ...faultsOfProblem(status, text),
      ...check.faultsOfResponse(operation, { status, type: headers.get("content-type") ?? undefined, text }),
      ...(status < 300 ? inRequest.map((fault) => `${status}, although ${fault}`) : []),
    ];
    const example = `${method} ${url} ${body.slice(0, 400)} -> ${status} ${text.slice(0, 400)}`;
    if (status === 400 && inRequest.length === 0) tally?.rejected.push(example);
    for (const fault of faults) {
      const line = `${operationId}: ${fault.replaceAll(/\/\d+(?=[/ ])/g, "/*").slice(0, 300)}`;
      if (!this.faults.has(line)) this.faults.set(line, example);
    }
  }

  /** Operations that were never answered with success. */
  neverSuccessful(): readonly string[] {
    const succeeded = ({ statuses }: Tally) => [...statuses.keys()].some((status) => status < 300);
    return [...this.tallies].flatMap(([operationId, tally]) => (succeeded(tally) ? [] : [operationId]));
  }

  get count(): number {
    const counts = [...this.tallies.values()].flatMap(({ statuses }) => [...statuses.values()]);
    return counts.reduce((total, count) => total + count, 0);
  }
}

/** The operation of a request, if the document has one. */
export function operationAt(method: string, url: string): CheckedOperation | undefined {
  return check.find(method, url)?.operation;
}

/** What the document does not allow in a request. */
export function faultsOf({ operation, url, headers, body }: FuzzRequest): readonly string[] {
  const pathValues = check.find(operation.method, url)?.pathValues ?? {};
  return check.faultsOfRequest(operation, { url, pathValues, type: headers["content-type"], body });
}

/** A problem names its own status. */
function faultsOfProblem(status: number, text: string): readonly string[] {
  if (status < 400 || !text.startsWith('{"type":')) return [];
  const problem = JSON.parse(text) as { readonly status?: number };
  return problem.status === status ? [] : [`${status} with a problem of status ${problem.status}`];
}

function isStream({ responses }: CheckedOperation, headers: FuzzRequest["headers"]): boolean {
  const { content = {} } = (responses["200"] ?? {}) as { readonly content?: object };
  return "text/event-stream" in content || headers.accept === "application/x-ndjson";
}

/** Live streams do not end: their first events are enough. */
async function beginningOf(
  url: string,
  { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
) {
  const leaving = new AbortController();
  const response = await fetch(url, { method, headers: { ...headers }, signal: leaving.signal });
  const type = response.headers.get("content-type") ?? "";
  const isEndless = type.startsWith("text/event-stream") || type.startsWith("application/x-ndjson");
  if (!isEndless) return { status: response.status, headers: response.headers, text: await response.text() };
  const patience = setTimeout(() => leaving.abort(), 150);
  let text = "";
  try {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
  } catch {
    // Left.
  }
  clearTimeout(patience);
  const separator = type.startsWith("text/event-stream") ? "\n\n" : "\n";
  return { status: response.status, headers: response.headers, text: text.slice(0, text.lastIndexOf(separator) + 1) };
}
