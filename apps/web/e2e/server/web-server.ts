import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { portFor } from "../../../../scripts/servers/ports.mjs";

const built = fileURLToPath(new URL("../../.next/standalone/apps/web/server.js", import.meta.url));

export interface RunningServer {
  readonly port: number;
  /** Closes its connections as well. */
  stop(): Promise<void>;
}

export interface RunningWebServer extends RunningServer {
  /** Everything it has logged. */
  log(): string;
}

/** Starts the built web server as a process, in front of the API at `apiUrl`. */
export async function startWebServer(
  apiUrl: string,
  env: Record<string, string> = {},
  host = "127.0.0.1",
): Promise<RunningWebServer> {
  const port = await freePort();
  const variables = { API_URL: apiUrl, PORT: String(port), HOSTNAME: host, KEEP_ALIVE_TIMEOUT: "", ...env };
  const child = spawn(process.execPath, [built], { env: { ...process.env, ...variables } });
  let log = "";
  for (const said of [child.stdout, child.stderr]) said.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  while (!(await answersAt(port))) {
    if (child.exitCode !== null) throw new Error("The web server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop, log: () => log };
}

/** An HTTP server in place of the API. */
export async function startApi(
  listener: RequestListener,
  asked?: number,
): Promise<RunningServer & { readonly url: string }> {
  const port = asked ?? (await freePort());
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { port, url: `http://127.0.0.1:${port}`, stop: () => stopped(server) };
}

/** Below the ephemeral ports of the system. */
export function freePort(from = randomInt(20_000, 32_000)): Promise<number> {
  return portFor(undefined, from, "127.0.0.1");
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** One request with exactly these headers, on a new connection. */
export async function sendRequest(
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
    host = "127.0.0.1",
    from,
  }: {
    method?: string | undefined;
    headers?: Record<string, string>;
    body?: string | undefined;
    host?: string | undefined;
    /** The address that the connection comes from. */
    from?: string | undefined;
  } = {},
): Promise<Answer> {
  const source = from === undefined ? {} : { localAddress: from };
  const asking = request({ port, host, path, method, headers, agent: false, ...source });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Sends text on a new connection, and returns everything that comes back until it is closed. */
export async function sendText(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, "close");
  return answer;
}

/** A promise, and the function that resolves it. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function answersAt(port: number): Promise<boolean> {
  return sendRequest(port, "/icons/seneschal.svg").then(
    () => true,
    () => false,
  );
}

async function stopped(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
