import { describe, expect, it } from "vitest";
import type { ProgramRequest } from "./program-request.ts";
import { TokenAbuse } from "./token-abuse.ts";

const start = Date.parse("2026-01-01T00:00:00Z");
const request = (operation: string, code?: string, minute = 0): ProgramRequest => ({
  operation,
  game: null,
  at: new Date(start + minute * 60_000),
  problem: code === undefined ? undefined : { code, detail: "No." },
});
const repeated = (times: number, one: ProgramRequest) => Array.from({ length: times }, () => one);

/** The last answer after all these requests; the earlier ones must be none. */
function causeAfter(requests: readonly ProgramRequest[], abuse = new TokenAbuse()) {
  const causes = requests.map((one) => abuse.count("token", one));
  expect(causes.slice(0, -1).filter((cause) => cause !== undefined)).toEqual([]);
  return causes.at(-1);
}

describe("the token of a program", () => {
  it("is revoked after 50 rejected moves in a row, whatever else it asks for between them", () => {
    expect(causeAfter(repeated(49, request("playMove", "refused")))).toBeUndefined();
    const moves = [
      ...repeated(49, request("playMove", "refused")),
      request("getGame"),
      request("playMove", "malformed-request"),
    ];
    expect(causeAfter(moves)).toBe("rejected-moves");
  });

  it("is not revoked for moves that come too late, nor if a move succeeds between them", () => {
    expect(causeAfter(repeated(60, request("playMove", "stale-version")))).toBeUndefined();
    const rejected = repeated(49, request("playMove", "refused"));
    expect(causeAfter([...rejected, request("playMove"), ...rejected])).toBeUndefined();
  });

  it("is revoked after 1,000 requests within an hour that came too fast", () => {
    const limited = request("getGame", "too-many-requests");
    expect(causeAfter(repeated(1000, limited))).toBe("too-many-requests");
    expect(causeAfter([...repeated(999, limited), request("getGame", "too-many-requests", 60)])).toBeUndefined();
  });

  it("is judged alone, and from the beginning after it was revoked", () => {
    const abuse = new TokenAbuse();
    causeAfter(repeated(49, request("playMove", "refused")), abuse);
    expect(abuse.count("other", request("playMove", "refused"))).toBeUndefined();
    expect(abuse.count("token", request("playMove", "refused"))).toBe("rejected-moves");
    expect(abuse.count("token", request("playMove", "refused"))).toBeUndefined();
  });
});
