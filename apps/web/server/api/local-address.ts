import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Dispatcher } from "undici";
import { apiProxy } from "./api-proxy.ts";

/**
 * Opens an address of this process alone, behind which are all API processes, and returns it. Pages fetch their data with
 * the `fetch` of Node, which knows one address. Requests keep their headers.
 */
export async function openLocalAddress(dispatcher: Dispatcher): Promise<string> {
  const api = apiProxy(dispatcher);
  const server = createServer((request, response) => void api.forward(request, response));
  server.unref().listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
