import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const now = "the key of now, which is long enough";
const earlier = "the key of earlier, long enough too";

describe("the environment", () => {
  it("stores data in a folder at the top of the repository, unless another folder is set", () => {
    const top = fileURLToPath(new URL("../../../../../.seneschal", import.meta.url));
    expect(readEnvironment({}).DATA_DIR).toBe(top);
    expect(readEnvironment({ DATA_DIR: "/elsewhere" }).DATA_DIR).toBe("/elsewhere");
    expect(readEnvironment({ DATA_DIR: ".seneschal" }).DATA_DIR).toBe(top);
  });

  it("reads the encryption key and the previous one", () => {
    const variables = { SECRET_KEY: now, SECRET_KEY_PREVIOUS: earlier };
    expect(readEnvironment(variables)).toMatchObject(variables);
    const { SECRET_KEY_PREVIOUS: none } = readEnvironment({ SECRET_KEY: now, SECRET_KEY_PREVIOUS: "" });
    expect(none).toBeUndefined();
  });

  it("is rejected if a key is too short, or if only the previous key is set", () => {
    const complaint = "The environment cannot be used. SECRET_KEY_PREVIOUS: ";
    expect(() => readEnvironment({ SECRET_KEY_PREVIOUS: earlier })).toThrow(`${complaint}Set SECRET_KEY too`);
    expect(() => readEnvironment({ SECRET_KEY: now, SECRET_KEY_PREVIOUS: "short" })).toThrow(complaint);
    expect(() => readEnvironment({ SECRET_KEY: "short" })).toThrow("SECRET_KEY: ");
  });

  it.each([
    ["SENESCHAL_DATA", "DATA_DIR"],
    ["DATABASE_CONNECTIONS", "DATABASE_POOL_MAX"],
    ["SECRET_KEY_BEFORE", "SECRET_KEY_PREVIOUS"],
    ["OUTBOX_PAGE", "DEV_MAILBOX"],
    ["FOLLOW_PARENT", "EXIT_WITH_PARENT"],
  ])("rejects the old name %s and names %s", (old, name) => {
    const message = `The environment cannot be used. ${old}: Renamed to ${name}. Set ${name} instead`;
    expect(() => readEnvironment({ [old]: "old" })).toThrow(message);
    expect(() => readEnvironment({ [old]: "" })).not.toThrow();
  });

  it.each(["nowhere", "loopback,", "1", "true", "127.1", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.0/8/8", "fc00::/129"])(
    "rejects TRUSTED_PROXIES set to %s",
    (proxies) => {
      const complaint = /^The environment cannot be used\. TRUSTED_PROXIES: “.*” is no address/;
      expect(() => readEnvironment({ TRUSTED_PROXIES: proxies })).toThrow(complaint);
    },
  );

  it.each(["loopback, linklocal,uniquelocal", "10.0.0.0/8,2001:db8::/32", "10.0.0.0/255.0.0.0", "::ffff:10.0.0.1"])(
    "accepts TRUSTED_PROXIES set to %s",
    (proxies) => {
      expect(readEnvironment({ TRUSTED_PROXIES: proxies })).toMatchObject({ TRUSTED_PROXIES: proxies });
    },
  );
});
