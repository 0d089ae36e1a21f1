import { expect, it } from "vitest";
import { withResponseDescriptions } from "./with-response-descriptions.ts";
import { withSecurity } from "./with-security.ts";

const notSignedIn = { "401": { description: "`not-signed-in`: Not signed in." } };

it("says which operations need a session, which can use one, and which do not", () => {
  const staff = [{ bearer: ["moderator"] }];
  const { paths } = withSecurity({
    paths: {
      "/v1/games": { post: { responses: notSignedIn }, get: { responses: notSignedIn } },
      "/v1/sign-in": { post: { responses: { "401": { description: "`wrong-credentials`: Wrong password." } } } },
      "/v1/rulesets": { get: { responses: {} } },
      "/v1/admin": { get: { responses: notSignedIn, security: staff } },
    },
  });
  expect(paths["/v1/games"].post).toHaveProperty("security", [{ bearer: [] }, { cookie: [] }]);
  expect(paths["/v1/games"].get).not.toHaveProperty("security");
  expect(paths["/v1/sign-in"].post).not.toHaveProperty("security");
  expect(paths["/v1/rulesets"].get).toHaveProperty("security", []);
  expect(paths["/v1/admin"].get).toHaveProperty("security", staff);
});

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
