import { describe, expect, it } from "vitest";
import { Prefetched } from "./prefetched.tsx";

describe("prefetched queries", () => {
  it("reach the browser, except those that failed", async () => {
    const found = { queryKey: ["found"], queryFn: async () => "data" };
    const failed = { queryKey: ["failed"], queryFn: () => Promise.reject(new Error("The API is down.")) };
    const { props } = await Prefetched({ queries: [found, failed], children: null });
    expect(props.state).toMatchObject({ queries: [{ queryKey: ["found"], state: { data: "data" } }] });
  });
});
