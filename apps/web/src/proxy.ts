import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "./security/content-security-policy.ts";

/** What the API answers, on the address of the site: cookies stay first-party and nothing needs CORS. */
const ofTheApi = /^\/(v1|docs|openapi\.json)(\/|$)/;

export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (ofTheApi.test(pathname)) return NextResponse.rewrite(new URL(pathname + search, apiUrl()), { request });
  return pageUnderPolicy(request);
}

export const config = { matcher: ["/((?!_next/static|_next/image|icons/|favicon).*)"] };

/** Read at every request, so that one build serves any API. */
function apiUrl(): string {
  return process.env.API_URL ?? "http://127.0.0.1:4000";
}

function pageUnderPolicy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);

  const page = NextResponse.next({ request: { headers } });
  page.headers.set("content-security-policy", policy);
  page.headers.set("referrer-policy", "same-origin");
  page.headers.set("x-content-type-options", "nosniff");
  page.headers.set("x-frame-options", "DENY");
  page.headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  return page;
}
