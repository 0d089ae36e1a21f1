import { describe, expect, it } from "vitest";
import { fieldValue } from "./field-value.ts";

describe("the value of a field", () => {
  const given = new FormData();
  given.set("email", " ida@example.org ");
  given.set("password", " ten letters ");

  it("has no spaces around an address", () => {
    expect(fieldValue({ name: "email", type: "email" }, given)).toBe("ida@example.org");
  });

  it("is the password exactly as typed", () => {
    expect(fieldValue({ name: "password", type: "password" }, given)).toBe(" ten letters ");
  });

  it("is empty if the form has no such field", () => {
    expect(fieldValue({ name: "code", type: "text" }, given)).toBe("");
  });
});
