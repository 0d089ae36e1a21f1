/** "waitingStack" as "waiting stack". */
export const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** The same as a heading: "Waiting stack". */
export const titled = (name: string) => spaced(name).replace(/^./, (letter) => letter.toUpperCase());
