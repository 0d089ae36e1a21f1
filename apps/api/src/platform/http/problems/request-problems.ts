/** Problems of any request. */
export const requestProblems = {
  "malformed-request": {
    status: 400,
    title: "Malformed request",
    help: "Compare the request with the reference at /docs; `errors` names the invalid fields.",
  },
  "not-found": {
    status: 404,
    title: "Not found",
    help: "Check the URL: the resource does not exist, or you may not see it.",
  },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    help: "The `Allow` header lists the allowed methods.",
  },
  "too-large": {
    status: 413,
    title: "Request body too large",
    help: "The maximum is 64 kB, unless the operation says otherwise.",
  },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported media type",
    help: "Send JSON with `Content-Type: application/json`.",
  },
  "headers-too-large": {
    status: 431,
    title: "Request headers too large",
    help: "The maximum for all headers is 16 kB. The usual reason is too many cookies.",
  },
  "request-timeout": {
    status: 408,
    title: "Request timeout",
    help: "Headers must arrive within 10 seconds, and the whole request within 30. Send it again.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    help: "Wait for the number of seconds in `Retry-After`. Use the live stream instead of polling.",
  },
  "stale-version": {
    status: 409,
    title: "The position has changed",
    help: "Fetch the position at `head`, decide again, and send the new version.",
  },
  "idempotency-key-reused": {
    status: 409,
    title: "The Idempotency-Key was already used for another request",
    help: "Use a new key for each new request, and the same key only to repeat a request.",
  },
  "done-already": {
    status: 409,
    title: "This has already been done",
    help: "Nothing was changed. Fetch the current state.",
  },
  unavailable: {
    status: 503,
    title: "Temporarily unavailable",
    help: "The change may not have been saved. Repeat the request with the same Idempotency-Key.",
  },
  "internal-error": {
    status: 500,
    title: "Something went wrong on our side",
    help: "The error was logged. Include `instance` in a report: it identifies the request in the log.",
  },
};
