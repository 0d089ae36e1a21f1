import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "./security/content-security-policy.ts";

/** Every page under a policy of its own; embedded games have another one, because other sites may frame them. What belongs to the API never comes here: the web server hands it over before. */
export function proxy(request: NextRequest): NextResponse {
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

export const config = { matcher: ["/((?!_next/static|_next/image|icons/|favicon|embed/|oembed).*)"] };
