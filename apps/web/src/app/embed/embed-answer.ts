/** The only pages that other sites may frame. They load nothing but pictures of this site. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** An HTML page for a frame of another site. */
export function embedAnswer(html: string, status: number): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "cache-control": "public, max-age=60",
    vary: "accept-language",
  };
  return new Response(html, { status, headers });
}
