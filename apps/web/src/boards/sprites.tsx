"use client";

import { Sprite } from "../ui/heraldry/sprite.tsx";
import { drawnCovers } from "./register.ts";

/** Every drawing that pages without a board refer to by name: the marks of the site and the icon of each game. */
export function Sprites() {
  return (
    <Sprite>{drawnCovers.map(({ id, IconSymbol }) => IconSymbol !== undefined && <IconSymbol key={id} />)}</Sprite>
  );
}
