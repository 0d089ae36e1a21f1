import { once } from "node:events";
import { Agent, createServer, request as requestTo } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { documentCheck } from "./document-check.mjs";
import { faultList } from "./fault-list.mjs";
import { textsOfEvents } from "./wire-formats.mjs";

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/**
 * Starts a proxy before an API that checks everything that passes against the OpenAPI document: requests that succeed,
 * responses, and events of live streams. It changes nothing.
 * @returns its address, the faults so far (one line each, the same fault once), and a function that stops it
 */
export async function startCheckingProxy(apiUrl, document) {
  const check = documentCheck(document);
  const faults = faultList();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const asked = requestTo(new URL(request.url, apiUrl), {
      agent,
      method: request.method,
      headers: request.rawHeaders,
    });
    const body = collected(request);
    asked.once("response", (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      // A live stream may say nothing for a while.
      response.flushHeaders();
      checkExchange({ check, faults, request, body, answer });
      answer.on("error", () => response.destroy()).pipe(response);
    });
    asked.on("error", () => response.destroy());
    response.once("close", () => asked.destroy());
    request.pipe(asked);
  });
  Object.assign(server, { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    faults: faults.lines,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

function checkExchange({ check, faults, request, body, answer }) {
  const { method, url } = request;
  const { statusCode: status, headers } = answer;
  const known = check.find(method, url);
  if (known === undefined) return checkUndocumented(faults, { method, url, status });
  const { operation, pathValues } = known;
  const add = (found) => faults.add(`${operation.operationId} (${method} ${operation.path})`, found, url);
  const type = headers["content-type"];
  if (type?.startsWith("text/event-stream"))
    return checkEvents(answer, (data) => add(check.faultsOfEvent(operation, data)));
  const chunks = collected(answer);
  answer.once("end", () => {
    if (method === "HEAD") return;
    const decode = decoders[headers["content-encoding"]];
    const bytes = Buffer.concat(chunks);
    const text = (decode === undefined || bytes.length === 0 ? bytes : decode(bytes)).toString("utf8");
    add(check.faultsOfResponse(operation, { status, type, text }));
    const asked = {
      url,
      pathValues,
      type: request.headers["content-type"],
      body: Buffer.concat(body).toString("utf8"),
    };
    // Tests send invalid requests, too; but what succeeds must be documented.
    if (status < 300) add(check.faultsOfRequest(operation, asked));
  });
}

/** What the document does not have must not exist: other paths, such as that of the document, are no part of the API. */
function checkUndocumented(faults, { method, url, status }) {
  const exists = status !== 404 && status !== 405;
  if (exists && url.startsWith("/v1/") && method !== "OPTIONS")
    faults.add(`${method} ${url.split("?")[0]}`, [`is not documented, but answers ${status}`], url);
}

/** Checks each event as it comes, since live streams end only when their page is left. */
function checkEvents(answer, checkData) {
  let rest = "";
  const decoder = new TextDecoder();
  answer.on("data", (chunk) => {
    const events = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n\n");
    rest = events.pop();
    for (const event of events) for (const data of textsOfEvents(event)) checkData(data);
  });
}

function collected(stream) {
  const chunks = [];
  stream.on("data", (chunk) => chunks.push(chunk));
  return chunks;
}
