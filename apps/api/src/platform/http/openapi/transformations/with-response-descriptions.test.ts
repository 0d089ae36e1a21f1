import { expect, it } from "vitest";
import { withResponseDescriptions } from "./with-response-descriptions.ts";

it("describes a response by its status where it has no description", () => {
  const responses = { "201": { description: "Default Response" }, "404": { description: "`not-found`" } };
  expect(withResponseDescriptions({ paths: { "/v1/games": { post: { responses } } } })).toEqual({
    paths: {
      "/v1/games": {
        post: { responses: { "201": { description: "Created" }, "404": { description: "`not-found`" } } },
      },
    },
  });
});
