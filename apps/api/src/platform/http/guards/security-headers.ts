import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** The headers of helmet. They are the same for every request, so they are computed once. */
export function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet({ contentSecurityPolicy: { useDefaults: false, directives: apiPolicy }, hsts: false })(
    request,
    answer,
    ignore,
  );
  return { ...answer.getHeaders() };
}

const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

function ignore(): void {}
