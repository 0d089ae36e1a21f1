import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { apiProxy } from "./api-proxy.ts";
import { stateOrigin, type Trust } from "./client-address.ts";

export interface WebServerNeeds {
  readonly apiUrl: string;
  readonly trust: Trust;
  /** What is not the API's. */
  readonly pages: RequestListener;
  readonly keepAliveMilliseconds: number;
}

/** What the API answers on the address of the site: cookies stay first-party and nothing needs CORS. `/metrics` is not for visitors. */
const ofTheApi = /^\/((v1|docs|openapi\.json)([/?]|$)|health\/(live|ready)(\?|$))/;

/** The one address of site and API. Every request passes here, and nothing else knows who really sent it. */
export function webServer({ apiUrl, trust, pages, keepAliveMilliseconds }: WebServerNeeds): Server {
  const api = apiProxy(apiUrl);
  const server = createServer({ keepAliveTimeout: keepAliveMilliseconds }, (request, response) => {
    stayLonger(request, response, keepAliveMilliseconds);
    stateOrigin(request, trust);
    request.url = pathOf(request.url);
    if (ofTheApi.test(request.url)) void api.forward(request, response);
    else pages(request, response);
  });
  server.once("close", () => void api.close());
  return server;
}

/** How much later than announced an idle connection is closed, so that a request sent at the last moment is still answered. */
const graceMilliseconds = 5000;

/** Node announces its timeout and closes at that very moment. */
function stayLonger({ socket }: IncomingMessage, response: ServerResponse, announced: number): void {
  response.once("finish", () => {
    const isIdle = Boolean(socket.timeout);
    if (isIdle) socket.setTimeout(announced + graceMilliseconds);
  });
}

/** A request may name the whole address, as requests to proxies do. */
function pathOf(url = "/"): string {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
