import Link from "next/link";
import type { Named } from "./roll.ts";

/** A player by name; people have a page. */
export function PlayerName({ named: { name, page } }: { readonly named: Named }) {
  return page === null ? (
    <span>{name}</span>
  ) : (
    <Link href={page}>
      <bdi>{name}</bdi>
    </Link>
  );
}
