// A server as small as can be: it notes its number, and lives until it is told to end.
import { appendFileSync } from "node:fs";

appendFileSync(process.argv[2], `${process.pid}\n`);
setInterval(() => {}, 1000);
