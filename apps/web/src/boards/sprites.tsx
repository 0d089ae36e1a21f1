import { Sprite } from "../ui/sprite.tsx";
import { EmblemSymbols } from "./middle-ages/emblem.tsx";

/** Every drawing that pages refer to by name: the house's marks and each drawn ruleset's emblems. */
export function Sprites() {
  return (
    <Sprite>
      <EmblemSymbols />
    </Sprite>
  );
}
