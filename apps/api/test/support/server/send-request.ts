import { Agent, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RequestToSend {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a request on a kept connection and reads the whole response. This takes a quarter of the processor time of
 * `fetch`. The response is not compressed unless the headers ask for it. Rejects with the error of the connection if it
 * breaks.
 */
export async function sendRequest(url: string, options: RequestToSend): Promise<ReceivedResponse> {
  const response = await openResponse(url, options);
  const bytes = await bytesOf(response);
  const decode = decoders[response.headers["content-encoding"] ?? ""];
  const text = (decode === undefined ? bytes : decode(bytes)).toString("utf8");
  return { status: response.statusCode ?? 0, headers: headersOf(response), text };
}

const agent = new Agent({ keepAlive: true });
/** Sessions keep the client that they were created with. */
const likeFetch = { "user-agent": "node" };
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The same, but resolves as soon as the headers of the response have come. */
export function openResponse(url: string, { body, headers, ...options }: RequestToSend): Promise<IncomingMessage> {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent, headers: { ...likeFetch, ...length, ...headers } })
      .once("response", resolve)
      .on("error", reject)
      .end(body);
  });
}

function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    response
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .once("end", () => resolve(Buffer.concat(chunks)))
      .on("error", reject);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let place = 0; place < rawHeaders.length; place += 2) {
    headers.append(rawHeaders[place] ?? "", rawHeaders[place + 1] ?? "");
  }
  return headers;
}
