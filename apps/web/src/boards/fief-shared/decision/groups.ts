import type { Choice } from "../../board-model.ts";

/** Choices that belong together: what is asked, or a group that is collapsed under its heading. */
export interface Group {
  /** The name of the heading; null for what is asked. */
  readonly section: string | null;
  readonly choices: readonly Choice[];
}

interface GroupRules<Name extends string> {
  /** The types of the moves in each collapsed group. */
  readonly groups: Readonly<Record<Name, readonly string[]>>;
  /** The questions that ask for the moves of groups, which are then not collapsed. */
  readonly askedBy: Readonly<Record<string, readonly NoInfer<Name>[]>>;
  /** Whether the moves of a group come in the order of this list, and not as the server lists them. */
  readonly isOrdered: boolean;
}

/** Groups the choices: first what is asked, then the moves that are always possible. */
export function createGroups<Name extends string>({ groups, askedBy, isOrdered }: GroupRules<Name>) {
  const names = Object.keys(groups) as Name[];
  const inOrder = (name: Name | null, choices: readonly Choice[]) => {
    if (name === null || !isOrdered) return choices;
    const placeOf = ({ type }: Choice) => groups[name].indexOf(type);
    return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
  };
  return (choices: readonly Choice[], question: string | undefined): readonly Group[] => {
    const asked: readonly Name[] = (question === undefined ? undefined : askedBy[question]) ?? [];
    const nameOf = ({ type }: Choice) =>
      names.find((name) => !asked.includes(name) && groups[name].includes(type)) ?? null;
    return [null, ...names]
      .map((section) => ({
        section,
        choices: inOrder(
          section,
          choices.filter((choice) => nameOf(choice) === section),
        ),
      }))
      .filter((group) => group.choices.length > 0);
  };
}
