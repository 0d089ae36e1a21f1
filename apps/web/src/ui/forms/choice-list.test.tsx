import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChoiceList } from "./choice-list.tsx";

const castle = { key: "castle", label: "Castle in Sigy", effect: "10 écus", emblem: null, isChosen: false };
const blockedBy = { rule: "F1429-9.1", reason: "you cannot pay the price," };

it("says what an option costs, whether it can be chosen or not", () => {
  for (const option of [
    { ...castle, blockedBy: null },
    { ...castle, blockedBy },
  ]) {
    const markup = renderToStaticMarkup(
      <ChoiceList legend="Buy" options={[option]} onChoose={() => {}} ruleLink={(rule) => rule} />,
    );
    expect(markup).toContain("10 écus");
    expect(markup.includes("<input")).toBe(option.blockedBy === null);
    expect(markup.includes("you cannot pay the price, F1429-9.1")).toBe(option.blockedBy !== null);
  }
});
