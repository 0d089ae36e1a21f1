import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Deal, DealList } from "./deal-list.tsx";

const people = ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name }));
const between = (seat: number, to: number): Deal => ({
  key: `${seat} ${to}`,
  seat,
  seats: [seat, to],
  text: `${people[seat]?.name} for ${people[to]?.name}`,
});
const drawn = (deals: readonly Deal[]) =>
  renderToStaticMarkup(
    <DealList t={(key, values) => `${key} ${values?.count}`} readers={{ people, yourSeat: 0 }} deals={deals} />,
  );
const linesIn = (markup: string) => [...markup.matchAll(/<span>(\w+ for \w+)/g)].map(([, line]) => line);

it("shows a few offers and promises, newest first", () => {
  const markup = drawn([between(1, 2), between(0, 1)]);
  expect(linesIn(markup)).toEqual(["Ann for Bob", "Bob for Cleo"]);
  expect(markup).not.toContain("<details");
});

it("collapses the offers between other players below the reader’s own when there are many", () => {
  const markup = drawn([between(1, 2), between(2, 0), between(1, 3), between(0, 3), between(2, 3)]);
  const [open, folded] = markup.split("<details");
  expect(linesIn(open ?? "")).toEqual(["Ann for Dora", "Cleo for Ann"]);
  expect(folded).toContain("offers.others 3");
  expect(linesIn(folded ?? "")).toEqual(["Cleo for Dora", "Bob for Dora", "Bob for Cleo"]);
});
