import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacSha256 as inBrowsers } from "./hmac-sha256.browser.ts";
import { hmacSha256 } from "./hmac-sha256.ts";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

it("the second test case of RFC 4231 gives its code", () => {
  const code = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  expect(hex(hmacSha256(Buffer.from("Jefe"), "what do ya want ", "for nothing?"))).toBe(code);
});

it("browsers compute the same codes", () => {
  const part = fc.oneof(fc.string({ unit: "grapheme" }), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.array(part), (key, parts) => {
      expect(hex(inBrowsers(key, ...parts))).toBe(hex(hmacSha256(key, ...parts)));
    }),
  );
});
