import clsx from "clsx";
import { type ComponentProps, cloneElement, isValidElement } from "react";

/** Draws its only child with these attributes. Of both, class names are joined, and handlers are called one after the other. */
export function Slot({ children, className, ...attributes }: ComponentProps<"button">) {
  if (!isValidElement<Attributes>(children)) return children;
  const own = children.props;
  return cloneElement<Attributes>(children, {
    ...attributes,
    ...own,
    ...handlersOf(own, attributes),
    className: clsx(className, own.className as string | undefined) || undefined,
  });
}

type Attributes = Readonly<Record<string, unknown>>;

/** The added handlers, after those of the child. */
function handlersOf(own: Attributes, added: Attributes): Attributes {
  const names = Object.keys(added).filter((name) => /^on[A-Z]/.test(name));
  return Object.fromEntries(names.map((name) => [name, inTurn(own[name] as Handler, added[name] as Handler)]));
}

type Handler = ((event: unknown) => void) | undefined;

function inTurn(first: Handler, then: Handler): Handler {
  return (event) => {
    first?.(event);
    then?.(event);
  };
}
