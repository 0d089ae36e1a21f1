import { describe, expect, it } from "vitest";
import { isInternalAddress } from "./internal-address.ts";

describe("isInternalAddress", () => {
  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine by another name", "127.255.255.254"],
    ["this machine, version 6", "::1"],
    ["any address of this machine", "0.0.0.0"],
    ["any address of this machine, version 6", "::"],
    ["a private network", "10.1.2.3"],
    ["a private network, the middle one", "172.16.0.1"],
    ["a private network, at home", "192.168.1.1"],
    ["the link", "169.254.1.1"],
    ["the metadata of a cloud", "169.254.169.254"],
    ["the metadata of another cloud", "100.100.100.200"],
    ["the metadata service of a third cloud", "168.63.129.16"],
    ["the metadata of a cloud, version 6", "fd00:ec2::254"],
    ["behind the translator of a provider", "100.64.0.1"],
    ["a network of its own, version 6", "fc00::1"],
    ["the link, version 6", "fe80::1"],
    ["the site, version 6", "fec0::1"],
    ["mapped into version 6", "::ffff:127.0.0.1"],
    ["mapped into version 6, in hexadecimal", "::ffff:7f00:1"],
    ["written into version 6", "::7f00:1"],
    ["translated into version 6", "64:ff9b::7f00:1"],
    ["tunnelled in version 6", "2002:7f00:1::"],
    ["tunnelled through Teredo", "2001:0:53aa:64c:0:0:8000:1"],
    ["many at once", "224.0.0.1"],
    ["many at once, version 6", "ff02::1"],
    ["all at once", "255.255.255.255"],
    ["reserved for documentation", "192.0.2.1"],
    ["reserved for documentation, version 6", "2001:db8::1"],
    ["reserved for benchmarks", "198.18.0.1"],
    ["reserved for future use", "240.0.0.1"],
    ["no address at all", "localhost"],
    ["nothing", ""],
  ])("%s is internal", (_what, address) => {
    expect(isInternalAddress(address)).toBe(true);
  });

  it.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "162.159.128.233", "2606:4700:4700::1111", "2a00:1450:4001::200e"])(
    "%s is not internal",
    (address) => {
      expect(isInternalAddress(address)).toBe(false);
    },
  );
});
