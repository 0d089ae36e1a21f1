import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loggedError } from "./log-errors.ts";

describe("loggedError", () => {
  it("keeps name, code, message and stack, and drops all other properties", () => {
    const error = Object.assign(new TypeError("connection terminated"), {
      code: "57P01",
      detail: "Key (email)=(odo@example.org)",
      client: { secretKey: 4711, connectionParameters: {} },
    });
    expect(loggedError(error)).toEqual({
      type: "TypeError",
      code: "57P01",
      message: "connection terminated",
      stack: expect.stringMatching(/^\s+at /),
    });
  });

  it("logs the cause of a failed query, without SQL and parameters", () => {
    const failed = new DrizzleQueryError("insert into accounts", ["odo@example.org"], new Error("no room"));
    const logged = loggedError(failed);
    expect(logged).toMatchObject({ message: "A query failed", cause: { type: "Error", message: "no room" } });
    expect(JSON.stringify(logged)).not.toMatch(/odo@|insert into/);
  });

  it("hides values that the database rejected", () => {
    const refused = Object.assign(new Error('invalid input syntax for type uuid: "odo@example.org"'), {
      code: "22P02",
    });
    expect(loggedError(refused)).toMatchObject({ code: "22P02", message: expect.not.stringContaining("odo@") });
  });

  it("stops at circular causes", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).split("round")).toHaveLength(6);
  });

  it("logs type and text of a thrown value that is not an error", () => {
    expect(loggedError("broken")).toEqual({ type: "string", message: "broken", stack: "" });
    expect(loggedError({ secretKey: 4711 })).toEqual({ type: "object", message: "", stack: "" });
  });
});
