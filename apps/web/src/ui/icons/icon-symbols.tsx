import { iconDrawings } from "./icon-drawings.tsx";

/** The definitions that every `Icon` of the page refers to. */
export function IconSymbols() {
  return Object.entries(iconDrawings).map(([name, drawing]) => (
    <symbol key={name} id={`m-${name}`} viewBox="0 0 24 24">
      {drawing}
    </symbol>
  ));
}
