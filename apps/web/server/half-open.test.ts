import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, it } from "vitest";
import { limitHalfOpen } from "./half-open.ts";

/** A connection from this address, of which the test sees what was written on it. */
class Connection extends EventEmitter {
  readonly bytesRead = 0;
  readonly writable = true;
  written = "";

  constructor(readonly remoteAddress: string) {
    super();
  }

  end(text: string): void {
    this.written += text;
  }
}

it("a network of IPv6 counts as one source, and its neighbour as another", () => {
  const server = new EventEmitter();
  limitHalfOpen(server as Server, () => false);
  const openedFrom = (address: string) => {
    const connection = new Connection(address);
    server.emit("connection", connection);
    return connection;
  };
  const first = Array.from({ length: 100 }, (_one, place) => openedFrom(`2001:db8:1:2::${place + 1}`));
  expect(first.map(({ written }) => written).join("")).toBe("");
  expect(openedFrom("2001:db8:1:2:ffff::1").written).toMatch(/^HTTP\/1\.1 429 /);
  expect(openedFrom("2001:db8:1:3::1").written).toBe("");
  first[0]?.emit("close");
  expect(openedFrom("2001:db8:1:2:ffff::1").written).toBe("");
});
