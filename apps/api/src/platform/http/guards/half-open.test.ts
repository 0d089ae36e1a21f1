import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Server } from "../server.ts";
import { limitHalfOpen } from "./half-open.ts";

/** A server that counts connections and rejections. */
function strictServer() {
  const connections = new EventEmitter();
  let turnedDown = 0;
  const info = () => {
    turnedDown += 1;
  };
  const server = { server: connections, log: { info } } as unknown as Server;
  limitHalfOpen(server, { perAddress: 2, trustedProxies: "loopback" });
  return {
    connect(remoteAddress: string): Socket {
      const socket = Object.assign(new PassThrough(), { remoteAddress, bytesRead: 0 }) as unknown as Socket;
      connections.emit("connection", socket);
      return socket;
    },
    turnedDown: () => turnedDown,
  };
}

describe("half-open connections", () => {
  it("are counted per IPv6 network", () => {
    const { connect, turnedDown } = strictServer();
    for (const host of ["2001:db8::1", "2001:db8::2:0:0:2"]) connect(host);
    expect(turnedDown()).toBe(0);
    connect("2001:db8::3");
    expect(turnedDown()).toBe(1);
    connect("2001:db8:0:1::1");
    expect(turnedDown()).toBe(1);
  });

  it("are counted per IPv4 address in either notation, and not at all for trusted proxies", () => {
    const { connect, turnedDown } = strictServer();
    for (const host of ["192.0.2.1", "::ffff:192.0.2.1"]) connect(host);
    expect(turnedDown()).toBe(0);
    connect("192.0.2.1");
    expect(turnedDown()).toBe(1);
    for (let n = 0; n < 5; n++) connect("::ffff:127.0.0.1");
    expect(turnedDown()).toBe(1);
  });

  it("no longer count when they close", async () => {
    const { connect, turnedDown } = strictServer();
    const first = connect("2001:db8::1");
    connect("2001:db8::2");
    first.destroy();
    await new Promise((settle) => first.once("close", settle));
    connect("2001:db8::3");
    expect(turnedDown()).toBe(0);
  });
});
