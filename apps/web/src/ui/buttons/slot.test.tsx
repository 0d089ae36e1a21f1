import { isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Slot } from "./slot.tsx";

describe("a slot", () => {
  it("draws its child with both class names, and the child's own attributes first", () => {
    const drawn = (
      <Slot className="button" title="of the slot" aria-haspopup="dialog">
        <a className="link" href="/" title="of the child">
          Home
        </a>
      </Slot>
    );
    expect(renderToStaticMarkup(drawn)).toBe(
      '<a class="button link" href="/" title="of the child" aria-haspopup="dialog">Home</a>',
    );
  });

  it("calls the handler of the child, then its own", () => {
    const called: string[] = [];
    const { onClick } = propsOf(
      Slot({
        onClick: () => called.push("slot"),
        children: <button type="button" onClick={() => called.push("child")} />,
      }),
    );
    onClick();
    expect(called).toEqual(["child", "slot"]);
  });

  it("calls its own handler where the child has none", () => {
    const called: string[] = [];
    propsOf(
      Slot({ onClick: () => called.push("slot"), children: <button type="button" onClick={undefined} /> }),
    ).onClick();
    expect(called).toEqual(["slot"]);
  });

  it("draws text without an element as it is", () => {
    expect(renderToStaticMarkup(<Slot className="button">Home</Slot>)).toBe("Home");
  });
});

function propsOf(drawn: unknown) {
  if (!isValidElement(drawn)) throw new Error("not an element");
  return (drawn as ReactElement<{ onClick(): void }>).props;
}
