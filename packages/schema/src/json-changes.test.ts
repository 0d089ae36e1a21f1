import { describe, expect, it } from "vitest";
import { applyChanges, changesBetween } from "./json-changes.ts";

describe("the changes between two JSON values", () => {
  it("are none if they are equal", () => {
    expect(changesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });

  it("replace the whole document if it becomes something else", () => {
    expect(changesBetween(null, { a: 1 })).toEqual([{ op: "replace", path: "", value: { a: 1 } }]);
  });

  it("name what was added, removed and replaced, with escaped keys", () => {
    expect(changesBetween({ gone: 1, "a/b~c": 1, same: 1 }, { "a/b~c": 2, same: 1, "new": [] })).toEqual([
      { op: "remove", path: "/gone" },
      { op: "replace", path: "/a~1b~0c", value: 2 },
      { op: "add", path: "/new", value: [] },
    ]);
  });

  it("keep what lists have in common at both ends", () => {
    const before = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
    expect(changesBetween(before, before.toSpliced(1, 1))).toEqual([{ op: "remove", path: "/1" }]);
    expect(changesBetween(before, before.toSpliced(2, 0, { id: 9 }))).toEqual([
      { op: "add", path: "/2", value: { id: 9 } },
    ]);
    expect(changesBetween(before, before.with(2, { id: 9 }))).toEqual([{ op: "replace", path: "/2/id", value: 9 }]);
  });

  it("do not name what is undefined, which JSON leaves out", () => {
    expect(changesBetween({ a: undefined, b: 1 }, { b: 1, c: undefined })).toEqual([]);
    expect(changesBetween({ a: 1 }, { a: undefined })).toEqual([{ op: "remove", path: "/a" }]);
  });
});

describe("a JSON value", () => {
  it.each([
    [null, { a: [1, 2] }],
    [
      { a: { b: [{ c: 1 }, { c: 2 }] }, "x/y~z": 1 },
      { a: { b: [{ c: 2 }] }, "x/y~z": { d: [] } },
    ],
    [
      [1, 2, 3, 4, 5],
      [0, 1, 3, 5, 6, 7],
    ],
    [
      [[1], [2], [3]],
      [[3], [1]],
    ],
    [{ a: 1 }, []],
  ])("becomes the other by the changes between them (%#)", (before, after) => {
    const copy = JSON.parse(JSON.stringify(before));
    expect(applyChanges(before, changesBetween(before, after))).toEqual(after);
    expect(before).toEqual(copy);
  });

  it("shares what did not change with the one before", () => {
    const before = { kept: { a: 1 }, list: [{ b: 1 }, { b: 2 }] };
    const after = applyChanges(before, [{ op: "replace", path: "/list/1/b", value: 3 }]) as typeof before;
    expect(after.kept).toBe(before.kept);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list[1]).toEqual({ b: 3 });
  });

  it("cannot be changed where it has nothing", () => {
    expect(() => applyChanges({ a: null }, [{ op: "add", path: "/a/b", value: 1 }])).toThrow(
      "there is nothing at /a/b",
    );
  });
});
