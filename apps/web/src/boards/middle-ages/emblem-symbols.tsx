import { emblems, signs } from "./emblem-drawings.tsx";

/** The definitions that every emblem and sign of the page refers to. */
export function Drawing() {
  return (
    <>
      {Object.entries(emblems).map(([domain, drawing]) => (
        <symbol key={domain} id={`e-${domain}`} viewBox="0 0 64 64">
          {drawing}
        </symbol>
      ))}
      {Object.entries(signs).map(([sign, drawing]) => (
        <symbol key={sign} id={`e-${sign}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </>
  );
}
