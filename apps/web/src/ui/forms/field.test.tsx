import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";

it.each([
  { name: "a hint alone", wrong: undefined, descriptions: ["hint"], times: 1 },
  {
    name: "a hint, and an error that says more",
    wrong: "Seven is too few.",
    descriptions: ["hint", "wrong"],
    times: 1,
  },
  { name: "once what hint and error say alike", wrong: "Ten letters.", descriptions: ["wrong"], times: 1 },
])("shows $name, and ties it to its control", ({ wrong, descriptions, times }) => {
  const drawn = renderToStaticMarkup(
    <Field label="Word" hint="Ten letters." error={wrong}>
      {(props) => <input {...props} />}
    </Field>,
  );
  const described = /aria-describedby="([^"]*)"/.exec(drawn)?.[1]?.split(" ") ?? [];
  expect(described.map((id) => id.replace(/^.*-/, ""))).toEqual(descriptions);
  for (const id of described) expect(drawn).toContain(`id="${id}"`);
  expect(drawn.split("Ten letters.").length - 1).toBe(times);
});
