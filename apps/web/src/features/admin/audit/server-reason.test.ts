import { expect, it } from "vitest";
import { serverReasonOf } from "./server-reason.ts";

const reason = "The first administrator, appointed with the setup link.";

it("knows the reasons that the server writes, by their stored text", () => {
  expect(serverReasonOf({ role: "house", reason })).toBe("setupLink");
  expect(serverReasonOf({ role: "house", reason: "Appointed by the command." })).toBe("command");
});

it("leaves the words of staff as they are", () => {
  expect(serverReasonOf({ role: "administrator", reason })).toBeUndefined();
  expect(serverReasonOf({ role: "house", reason: "Something else." })).toBeUndefined();
});
