import { spokenAs } from "../../../ui/mark.tsx";

/** What a battle die shows: as many strokes as hits, or a blank face. */
function Die({ face }: { readonly face: number }) {
  return (
    <svg className="fief-die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.500" y="1.500" width="21" height="21" rx="3" />
      {strokes[face]?.map((x) => (
        <path key={x} d={`M${x} 5.500v9M${x - 2.2} 14.500h4.400M${x} 14.500v4`} />
      ))}
    </svg>
  );
}

/** Where the swords of a face stand. */
const strokes: Readonly<Record<number, readonly number[]>> = { 1: [12], 2: [8, 16], 3: [6, 12, 18] };

/** Thrown dice, with their sum for those who hear them. */
export function Dice({ faces, label }: { readonly faces: readonly number[]; readonly label: string }) {
  return (
    <span className="fief-dice" {...spokenAs(label)}>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
        <Die key={place} face={face} />
      ))}
    </span>
  );
}
