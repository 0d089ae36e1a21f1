import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";

it.each([
  ["a hint alone", "Ten letters.", undefined, ["hint"], 1],
  ["a hint, and an error that says more", "Ten letters.", "Seven is too few.", ["hint", "wrong"], 1],
  ["once what hint and error say alike", "Ten letters.", "Ten letters.", ["wrong"], 1],
])("shows %s, and ties it to its control", (_, hint, wrong, controlProps, times) => {
  const drawn = renderToStaticMarkup(
    <Field label="Word" hint={hint} error={wrong}>
      {(props) => <input {...props} />}
    </Field>,
  );
  const described = /aria-describedby="([^"]*)"/.exec(drawn)?.[1]?.split(" ") ?? [];
  expect(described.map((id) => id.replace(/^.*-/, ""))).toEqual(controlProps);
  for (const id of described) expect(drawn).toContain(`id="${id}"`);
  expect(drawn.split("Ten letters.").length - 1).toBe(times);
});
