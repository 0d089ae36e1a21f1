import { describe, expect, it } from "vitest";
import { deviceFailure } from "./device-failure.ts";

describe("a device that gives no passkey", () => {
  it.each([
    ["has one already", "InvalidStateError", "passkey-known"],
    ["does not know the kinds of keys", "NotSupportedError", "passkeys-unsupported"],
    ["cannot verify its user", "ConstraintError", "passkeys-unsupported"],
    ["was refused by its user, or waited too long", "NotAllowedError", "passkey-cancelled"],
    ["was asked for another one meanwhile", "AbortError", "passkey-cancelled"],
  ])("%s", (_what, name, code) => {
    expect(deviceFailure(new DOMException("", name))).toBe(code);
  });

  it("may fail in a way that no standard names", () => {
    expect(deviceFailure("no")).toBe("passkey-cancelled");
  });
});
