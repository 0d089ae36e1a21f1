import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { logBytesMax, readLog } from "./read-log.ts";

const text = '{"a":"é"}\n';
const fileOf = (content: string | Buffer) =>
  new Blob([typeof content === "string" ? content : new Uint8Array(content)]);

it("reads a log as it is, and unpacks one that is packed", async () => {
  expect(await readLog(fileOf(text))).toEqual({ text });
  expect(await readLog(fileOf(gzipSync(text)))).toEqual({ text });
});

it("says that a packed log is damaged", async () => {
  expect(await readLog(fileOf(gzipSync(text).subarray(0, 12)))).toEqual({ fault: "damaged" });
});

it("reads no file that is larger than a log, packed or not", async () => {
  const large = "x".repeat(logBytesMax + 1);
  expect(await readLog(fileOf(large))).toEqual({ fault: "too-large" });
  expect(await readLog(fileOf(gzipSync(large)))).toEqual({ fault: "too-large" });
});
