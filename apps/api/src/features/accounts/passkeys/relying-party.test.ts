import { describe, expect, it } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

describe("the relying party", () => {
  it("is the public address of the site", () => {
    expect(relyingPartyOf("https://games.example.org/")).toEqual({
      id: "games.example.org",
      origin: "https://games.example.org",
    });
    expect(relyingPartyOf("https://games.example.org:8443")).toEqual({
      id: "games.example.org",
      origin: "https://games.example.org:8443",
    });
  });

  it("is localhost on the same machine, also without https", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(relyingPartyOf(`http://${host}:3000`)).toEqual({ id: "localhost", origin: "http://localhost:3000" });
    }
    expect(relyingPartyOf("http://club.localhost")).toEqual({ id: "club.localhost", origin: "http://club.localhost" });
  });

  it("does not exist without https, or at an address without a name", () => {
    for (const site of [
      "http://games.example.org",
      "http://192.168.1.20:3000",
      "https://192.0.2.7",
      "https://[2001:db8::1]",
    ]) {
      expect(relyingPartyOf(site)).toBeUndefined();
    }
  });
});
