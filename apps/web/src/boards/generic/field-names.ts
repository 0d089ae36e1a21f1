/** "waitingStack" as "waiting stack". */
export const inLowerCase = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** The same as a heading: "Waiting stack". */
export const inTitleCase = (name: string) => inLowerCase(name).replace(/^./, (letter) => letter.toUpperCase());
