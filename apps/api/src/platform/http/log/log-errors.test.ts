import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loggedError } from "./log-errors.ts";

describe("what the log says of an error", () => {
  it("is its name, code, message and the places it passed, and nothing that hangs on it", () => {
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

  it("is of a failed query its cause, neither SQL nor parameters", () => {
    const failed = new DrizzleQueryError("insert into accounts", ["odo@example.org"], new Error("no room"));
    const logged = loggedError(failed);
    expect(logged).toMatchObject({ message: "A query failed", cause: { type: "Error", message: "no room" } });
    expect(JSON.stringify(logged)).not.toMatch(/odo@|insert into/);
  });

  it("quotes no value that the database could not take", () => {
    const refused = Object.assign(new Error('invalid input syntax for type uuid: "odo@example.org"'), {
      code: "22P02",
    });
    expect(loggedError(refused)).toMatchObject({ code: "22P02", message: expect.not.stringContaining("odo@") });
  });

  it("ends where causes go round in a ring", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).split("round")).toHaveLength(6);
  });

  it("is of something that is no error its kind, and its text", () => {
    expect(loggedError("broken")).toEqual({ type: "string", message: "broken", stack: "" });
    expect(loggedError({ secretKey: 4711 })).toEqual({ type: "object", message: "", stack: "" });
  });
});
