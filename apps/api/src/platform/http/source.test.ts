import { describe, expect, it } from "vitest";
import { sourceOf } from "./source.ts";

describe("the source of a request", () => {
  it("is an address of IPv4 as it is", () => {
    expect(sourceOf("192.0.2.17")).toBe("192.0.2.17");
    expect(sourceOf("192.0.2.18")).not.toBe(sourceOf("192.0.2.17"));
  });

  it("is the same address of IPv4 where it is written as one of IPv6", () => {
    for (const mapped of ["::ffff:192.0.2.17", "::FFFF:c000:211", "0:0:0:0:0:ffff:192.0.2.17"]) {
      expect(sourceOf(mapped)).toBe("192.0.2.17");
    }
  });

  it("is a network of 64 bits of IPv6, however an address in it is written", () => {
    const network = "2001:db8:0:12::/64";
    for (const host of ["2001:db8:0:12::1", "2001:DB8::12:ffff:0:0:1", "2001:0db8:0000:0012:a:b:c:d"]) {
      expect(sourceOf(host)).toBe(network);
    }
    expect(sourceOf("2001:db8:0:13::1")).not.toBe(network);
    expect(sourceOf("::1")).toBe("0:0:0:0::/64");
  });

  it("does not depend on the interface at which a local network is reached", () => {
    expect(sourceOf("fe80::1%eth0")).toBe(sourceOf("fe80::2%eth1"));
  });

  it("is what was given where that is no address", () => {
    for (const text of ["", "unknown", "1.2.3.4:80", "not:an:address"]) expect(sourceOf(text)).toBe(text);
  });
});
