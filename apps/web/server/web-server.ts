import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import { isAnimationPath } from "./animations/animation-query.ts";
import type { AnimationResponses } from "./animations/animation-responses.ts";
import { apiProxy } from "./api/api-proxy.ts";
import { stateOrigin, type Trust } from "./client-address.ts";
import { answerClientErrors } from "./client-errors.ts";
import { limitHalfOpen } from "./half-open.ts";
import { isPicturePath } from "./pictures/picture-query.ts";
import type { PictureResponses } from "./pictures/picture-responses.ts";
import { problemResponse, send } from "./problem-response.ts";

/** How long the headers of a request, and all of it, may take to arrive; and how often connections are checked for it. */
export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
}

/** That of the API. */
const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 2000 };

export interface WebServerDeps {
  readonly api: Dispatcher;
  readonly trust: Trust;
  /** What is not the API's. */
  readonly pages: RequestListener;
  /** Pictures of positions; missing in development, where their styles are not built. */
  readonly pictures?: PictureResponses | undefined;
  /** Animations of finished games; missing in development as well. */
  readonly animations?: AnimationResponses | undefined;
  readonly keepAliveMs: number;
  /** Whether to limit the connections with an unfinished request per address. */
  readonly hasLimits: boolean;
  /** Tests have less. */
  readonly timeouts?: Timeouts;
}

/** What the API answers on the address of the site: cookies stay first-party and nothing needs CORS. `/metrics` is not for visitors. */
const apiPaths =
  /^\/((v1|mcp|docs|openapi\.json|openapi\/admin\.json)([/?]|$)|health\/(live|ready)(\?|$)|\.well-known\/oauth-(authorization-server|protected-resource(\/mcp)?)(\?|$))/;

/** The one address of site and API. Every request passes here, and nothing else knows who really sent it. */
export function webServer({
  api: dispatcher,
  trust,
  pages,
  pictures,
  animations,
  timeouts = defaultTimeouts,
  ...needs
}: WebServerDeps): Server {
  const api = apiProxy(dispatcher);
  const { keepAliveMs } = needs;
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // A request without a host is turned down below.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    if (isGone(request)) return void response.destroy();
    setKeepAlive(request, response, keepAliveMs);
    const path = pathOf(request.url);
    if (!namesOneHost(request)) return rejectRequest(response, "A request names exactly one `Host`.");
    if (path === undefined) return rejectRequest(response, "A request names a path of this site.");
    stateOrigin(request, trust);
    request.url = path;
    if (isRead(request) && isAnimationPath(path) && animations !== undefined) void animations.answer(request, response);
    else if (isRead(request) && isPicturePath(path) && pictures !== undefined) void pictures.answer(request, response);
    else if (apiPaths.test(path)) void api.forward(request, response);
    else pages(request, response);
  });
  answerClientErrors(server);
  if (needs.hasLimits) limitHalfOpen(server, trust);
  return server;
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** A client that hung up has no address any more; a client that was refused is not served. */
function isGone({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress === undefined || socket.writableEnded;
}

/** With two `Host` headers, a proxy may have used one and we the other (RFC 9112, 3.2). */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function rejectRequest(response: ServerResponse, detail: string): void {
  response.setHeader("connection", "close");
  send(response, problemResponse("malformed-request", { detail }));
}

/** How much later than announced an idle connection is closed, so that a request sent at the last moment is still answered. */
const graceMs = 5000;

/** Node announces its timeout and closes at that very moment. */
function setKeepAlive({ socket }: IncomingMessage, response: ServerResponse, announced: number): void {
  response.once("finish", () => {
    const isIdle = Boolean(socket.timeout);
    if (isIdle) socket.setTimeout(announced + graceMs);
  });
}

/** A request may name the whole address, as requests to proxies do; none where it names no path, as `OPTIONS *`. */
function pathOf(url = ""): string | undefined {
  if (url.startsWith("/")) return url;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
