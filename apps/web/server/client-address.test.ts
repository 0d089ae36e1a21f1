import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { sourceOf, stateOrigin, trustOf } from "./client-address.ts";
import { readWebEnvironment } from "./environment.ts";

function stated(remoteAddress: string, headers: IncomingHttpHeaders, proxies = "loopback"): IncomingHttpHeaders {
  const request = { headers: { host: "here.example", ...headers }, socket: { remoteAddress } } as IncomingMessage;
  stateOrigin(request, trustOf(proxies));
  return request.headers;
}

describe("where a request comes from", () => {
  it.each([
    ["a stranger, whatever they claim", "203.0.113.9", "10.0.0.1", "203.0.113.9"],
    ["a stranger by IPv6", "2001:db8::7", "::1", "2001:db8::7"],
    ["a stranger at a server for both versions of IP", "::ffff:203.0.113.9", "10.0.0.1", "203.0.113.9"],
    ["a proxy here", "127.0.0.1", "203.0.113.9", "203.0.113.9, 127.0.0.1"],
    ["a proxy here, at a server for both versions of IP", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9, 127.0.0.1"],
    ["a proxy here by IPv6", "::1", "2001:db8::7", "2001:db8::7, ::1"],
    ["a proxy here that was lied to", "127.0.0.1", "10.0.0.1, 203.0.113.9", "203.0.113.9, 127.0.0.1"],
    ["a proxy here, behind one that nobody named", "127.0.0.1", "203.0.113.9, 198.51.100.4", "198.51.100.4, 127.0.0.1"],
    ["a proxy here that names the port", "127.0.0.1", "203.0.113.9:4711", "203.0.113.9, 127.0.0.1"],
    ["a proxy here that names the port by IPv6", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7, 127.0.0.1"],
    ["a proxy here that has both versions of IP", "127.0.0.1", "::ffff:203.0.113.9", "203.0.113.9, 127.0.0.1"],
    ["a proxy here that was told half an address", "127.0.0.1", "203.0.113.9, 127.1", "unknown, 127.0.0.1"],
    ["a proxy here that hands on nonsense", "127.0.0.1", "203.0.113.9, unknown", "unknown, 127.0.0.1"],
  ])("is known of %s", (_who, peer, claim, way) => {
    expect(stated(peer, { "x-forwarded-for": claim })["x-forwarded-for"]).toBe(way);
  });

  it("is one address where no proxy is between", () => {
    expect(stated("127.0.0.1", {})).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
  });

  it("is told by nothing else", () => {
    const claims = {
      ...{ forwarded: "for=10.0.0.1", "x-real-ip": "10.0.0.1", "x-forwarded-port": "443", via: "1.1 localhost" },
      ...{ x_forwarded_for: "10.0.0.1", "x-forwarded_host": "localhost", x_real_ip: "10.0.0.1" },
    };
    for (const peer of ["127.0.0.1", "203.0.113.9"]) {
      expect(Object.keys(stated(peer, claims)).toSorted()).toEqual([
        ...["host", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
      ]);
    }
  });
});

describe("the address that limits count", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:db8:1:2::1", "2001:db8:1:2::"],
    ["fe80::1%eth0", "fe80::"],
  ])("is, for %s, %s", (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });
});

describe("the environment", () => {
  it("names what it cannot use", () => {
    expect(() => readWebEnvironment({ PORT: "many", API_URL: "ftp://api" })).toThrow(/PORT: .*API_URL: /);
    expect(() => trustOf("loopback, nowhere")).toThrow("nowhere");
  });

  it.each([
    "nowhere",
    "loopback,",
    "1",
    "true",
    "*",
    "127.1",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "10.0.0.0/8/8",
    "fc00::/129",
  ])("names TRUSTED_PROXIES where it holds %s", (proxies) => {
    expect(() => readWebEnvironment({ TRUSTED_PROXIES: proxies })).toThrow(/ TRUSTED_PROXIES: “.*” is no address/);
  });

  it.each(["loopback, linklocal,uniquelocal", "10.0.0.0/8,2001:db8::/32", "10.0.0.0/255.0.0.0", "::ffff:10.0.0.1"])(
    "takes %s for TRUSTED_PROXIES",
    (proxies) => {
      expect(readWebEnvironment({ TRUSTED_PROXIES: proxies })).toMatchObject({ TRUSTED_PROXIES: proxies });
    },
  );

  it("takes what is set to nothing for not set", () => {
    expect(readWebEnvironment({ TRUSTED_PROXIES: "", KEEP_ALIVE_TIMEOUT: "" })).toMatchObject({
      TRUSTED_PROXIES: "loopback",
      KEEP_ALIVE_TIMEOUT: 65_000,
    });
  });
});
