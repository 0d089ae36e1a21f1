import { expect, it } from "vitest";
import { schedule } from "./schedule.mjs";

/** Runs suites tick by tick; returns the suites that run in parallel, in order. */
async function timetable(suites, cores) {
  const open = new Map();
  const rows = [];
  const run = ({ name }) => new Promise((resolve) => open.set(name, () => resolve(name)));
  const all = schedule(suites, cores, run);
  for (let ended = 0; ended < suites.length; ended += 1) {
    rows.push([...open.keys()].join("+"));
    const [[first, end]] = open;
    open.delete(first);
    end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { rows, results: await all };
}

it("runs suites that leave a core free in parallel, and those that need all cores alone", async () => {
  const suites = [
    { name: "a", cores: 1 },
    { name: "b", cores: 1 },
    { name: "c", cores: 1 },
    { name: "d" },
    { name: "e", cores: 1 },
  ];
  const { rows, results } = await timetable(suites, 2);
  expect(rows).toEqual(["a+b", "b+c", "c", "d", "e"]);
  expect(results).toEqual(["a", "b", "c", "d", "e"]);
});

it("lets a suite wait for the one it depends on, but not those behind it", async () => {
  const suites = [
    { name: "build", cores: 1 },
    { name: "browser", cores: 1, after: ["build"] },
    { name: "units", cores: 1 },
  ];
  expect((await timetable(suites, 2)).rows).toEqual(["build+units", "units+browser", "browser"]);
});

it("does not wait for suites that were not selected", async () => {
  expect((await timetable([{ name: "browser", after: ["build"] }], 2)).rows).toEqual(["browser"]);
});

it("runs suites one after the other on a single core", async () => {
  expect(
    (
      await timetable(
        [
          { name: "a", cores: 1 },
          { name: "b", cores: 4 },
        ],
        1,
      )
    ).rows,
  ).toEqual(["a", "b"]);
});
