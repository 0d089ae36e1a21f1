import { describe, expect, it } from "vitest";
import { isRedirectUri, isRegistered, shownHost, withParameters } from "./redirect-uris.ts";

describe("a redirect address", () => {
  it.each([
    "https://app.example.org/done?from=here",
    "http://127.0.0.1:4711/callback",
    "http://[::1]/callback",
    "http://localhost:3000/callback",
    "org.example.app:/done",
  ])("can be %s", (uri) => {
    expect(isRedirectUri(uri)).toBe(true);
  });

  it.each([
    ["plain http elsewhere", "http://app.example.org/done"],
    ["a name that only begins like this device", "http://localhost.example.org/done"],
    ["a fragment", "https://app.example.org/done#here"],
    ["a wildcard", "https://*.example.org/done"],
    ["a user name", "https://app@example.org/done"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a scheme without a dot", "myapp:/done"],
    ["a relative address", "/done"],
    ["a backslash", "https:\\\\app.example.org"],
    ["a missing slash", "https:app.example.org"],
    ["spaces", "https://app.example.org/ done"],
  ])("is not %s", (_what, uri) => {
    expect(isRedirectUri(uri)).toBe(false);
  });
});

describe("a request", () => {
  const registered = ["https://app.example.org/done", "http://127.0.0.1/callback", "http://localhost:3000/callback"];

  it.each(["https://app.example.org/done", "http://127.0.0.1/callback", "http://127.0.0.1:50123/callback"])(
    "may lead to %s",
    (uri) => {
      expect(isRegistered(uri, registered)).toBe(true);
    },
  );

  it.each([
    "https://app.example.org/done/",
    "https://app.example.org/done?x=1",
    "https://APP.example.org/done",
    "https://app.example.org:443/done",
    "http://127.0.0.1:50123/other",
    "http://127.0.0.1:50123@evil.example/callback",
    "http://127.0.0.1.evil.example/callback",
    "http://[::1]:50123/callback",
    "http://localhost:3001/callback",
  ])("may not lead to %s", (uri) => {
    expect(isRegistered(uri, registered)).toBe(false);
  });
});

it("users see the host, the scheme, or that the program is on their device", () => {
  expect(shownHost("https://app.example.org:8443/done")).toBe("app.example.org:8443");
  expect(shownHost("org.example.app:/done")).toBe("org.example.app");
  expect(shownHost("http://127.0.0.1:4711/done")).toBeNull();
  expect(shownHost(undefined)).toBeNull();
});

it("answers are added to the address", () => {
  expect(withParameters("https://a.example/x", { code: "1", state: undefined })).toBe("https://a.example/x?code=1");
  expect(withParameters("https://a.example/x?a=b", { code: "1&2" })).toBe("https://a.example/x?a=b&code=1%262");
});
