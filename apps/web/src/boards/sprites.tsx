import { Sprite } from "../ui/sprite.tsx";
import { FiefSymbols } from "./fief-shared/pieces/symbols.tsx";
import { EmblemSymbols } from "./middle-ages/emblem.tsx";
import { VillageSymbols } from "./village/drawings/drawing.tsx";

/** Every drawing that pages refer to by name: the house's marks and each drawn ruleset's emblems. */
export function Sprites() {
  return (
    <Sprite>
      <EmblemSymbols />
      <VillageSymbols />
      <FiefSymbols />
    </Sprite>
  );
}
