/** One line for the person who runs the site. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
