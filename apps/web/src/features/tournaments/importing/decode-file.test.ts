import { expect, it } from "vitest";
import { decodeFile, isReport } from "./decode-file.ts";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

it("reads UTF-8", () => {
  expect(decodeFile(bytesOf(0xc3, 0x89, 0x6c))).toBe("Él");
});

it("reads Windows-1252 where the bytes are no UTF-8", () => {
  // Not a quotation mark or a euro sign, which some versions of Node decode wrongly; the browser test has one.
  expect(decodeFile(bytesOf(0xc9, 0x6c))).toBe("Él");
});

it("knows verification files, which name their game", () => {
  expect(isReport('{"events":1,"format":"seneschal-tournament-1"}\n')).toBe(false);
  expect(isReport("012 Open\r\n001    1")).toBe(true);
});
