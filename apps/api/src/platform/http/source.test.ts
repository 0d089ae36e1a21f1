import { describe, expect, it } from "vitest";
import { sourceOf } from "./source.ts";

describe("sourceOf", () => {
  it("keeps an IPv4 address as it is", () => {
    expect(sourceOf("192.0.2.17")).toBe("192.0.2.17");
    expect(sourceOf("192.0.2.18")).not.toBe(sourceOf("192.0.2.17"));
  });

  it("treats an IPv4-mapped IPv6 address as the IPv4 address", () => {
    for (const mapped of ["::ffff:192.0.2.17", "::FFFF:c000:211", "0:0:0:0:0:ffff:192.0.2.17"]) {
      expect(sourceOf(mapped)).toBe("192.0.2.17");
    }
  });

  it("returns the /64 network of an IPv6 address in any notation", () => {
    const network = "2001:db8:0:12::/64";
    for (const host of ["2001:db8:0:12::1", "2001:DB8::12:ffff:0:0:1", "2001:0db8:0000:0012:a:b:c:d"]) {
      expect(sourceOf(host)).toBe(network);
    }
    expect(sourceOf("2001:db8:0:13::1")).not.toBe(network);
    expect(sourceOf("::1")).toBe("0:0:0:0::/64");
  });

  it("ignores the interface of a link-local address", () => {
    expect(sourceOf("fe80::1%eth0")).toBe(sourceOf("fe80::2%eth1"));
  });

  it("returns anything that is not an IP address unchanged", () => {
    for (const text of ["", "unknown", "1.2.3.4:80", "not:an:address"]) expect(sourceOf(text)).toBe(text);
  });
});
