import { placeDrawings } from "./place-drawings.tsx";
import { wareDrawings } from "./ware-drawings.tsx";

/** The definitions that every drawing of a place or a good refers to. */
export function Drawing() {
  return (
    <>
      {Object.entries(placeDrawings).map(([name, drawing]) => (
        <symbol key={name} id={`vil-${name}`} viewBox="0 0 64 64">
          {drawing}
        </symbol>
      ))}
      {Object.entries(wareDrawings).map(([name, drawing]) => (
        <symbol key={name} id={`vil-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </>
  );
}
