const usage = "npm run new-ruleset -- NAME --prefix XYZ --seats 2-5";
/** No board has more seats. */
const seatsMost = 10;

/** Reads the arguments of the command; throws with what is wrong. */
export function namesFrom(args) {
  const [name = "", ...rest] = args;
  const valueAfter = (flag) => (rest.includes(flag) ? (rest[rest.indexOf(flag) + 1] ?? "") : "");
  const prefix = valueAfter("--prefix");
  const [, min, max] = /^(\d+)-(\d+)$/.exec(valueAfter("--seats")) ?? [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) fail("NAME is in lower case, like tithe-barn");
  if (!/^[A-Z][A-Z0-9]*$/.test(prefix)) fail("--prefix is in capitals, like TB: the rules are numbered TB-1.1");
  if (!(Number(min) >= 2 && Number(max) >= Number(min) && Number(max) <= seatsMost))
    fail(`--seats is a range from 2 to ${seatsMost}, like 2-5`);
  return { name, prefix, min: Number(min), max: Number(max) };
}

function fail(reason) {
  throw new Error(`${reason}. Usage: ${usage}`);
}

/** "tithe-barn" as "titheBarn". */
export const camelOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** "tithe-barn" as "TitheBarn". */
export const pascalOf = (name) => upper(camelOf(name));
/** "tithe-barn" as "Tithe barn". */
export const titleOf = (name) => upper(name.replaceAll("-", " "));
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
