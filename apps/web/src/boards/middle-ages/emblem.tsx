import clsx from "clsx";
import colors from "./domain-colors.module.css";
import type { Domain } from "./game.ts";

/** The drawing of a domain in its colours; its name is next to it or in the label around it. */
export function Emblem({ domain, className }: { readonly domain: Domain; readonly className?: string | undefined }) {
  return (
    <svg className={clsx(colors[domain], className)} aria-hidden="true">
      <use href={`#e-${domain}`} />
    </svg>
  );
}

/** A Peasant or a Chest, as tiles show them. */
export function Sign({
  sign,
  className,
}: {
  readonly sign: "peasant" | "chest";
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#e-${sign}`} />
    </svg>
  );
}

/** All the signs of a tile. */
export function Signs({ peasants, chests }: { readonly peasants: number; readonly chests: number }) {
  return (
    <>
      {upTo(peasants).map((number) => (
        <Sign key={number} sign="peasant" />
      ))}
      {upTo(chests).map((number) => (
        <Sign key={number} sign="chest" />
      ))}
    </>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, step) => step + 1);
