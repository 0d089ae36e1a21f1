/**
 * Returns the values of an ICU message: `{name}`, or `{count, plural, one {…} other {… {name} …}}`.
 * A form of a value, such as `{name_of}` for "d’Arthur", counts as that value, because languages need different forms.
 */
export function placeholders(message: string): readonly string[] {
  return [...new Set(namesIn(message).map((name) => name.replace(/_.*$/, "")))].toSorted();
}

function namesIn(message: string): readonly string[] {
  return groupsOf(message).flatMap((group) => {
    const [name = "", kind, ...rest] = group.split(",");
    return kind === undefined ? [name.trim()] : [name.trim(), ...groupsOf(rest.join(",")).flatMap(namesIn)];
  });
}

/** The texts between the outermost braces. */
function groupsOf(text: string): readonly string[] {
  const groups: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [place, letter] of [...text].entries()) {
    if (letter === "{" && depth++ === 0) start = place + 1;
    if (letter === "}" && --depth === 0) groups.push([...text].slice(start, place).join(""));
  }
  return groups;
}
