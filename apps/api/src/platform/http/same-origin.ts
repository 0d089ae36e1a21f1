import type { FastifyRequest } from "fastify";

/** Whether a request comes from one of our own pages, or from a program. */
export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  // Programs send no Origin header; every browser does.
  return headers.origin === undefined || hostOf(headers.origin) === host;
}

/** Whether a script on a page of another origin sent a request, and would read the response. Links have no `Origin`. */
export const isFromOtherOrigin = (request: FastifyRequest): boolean =>
  request.headers.origin !== undefined && !isSameOrigin(request);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
