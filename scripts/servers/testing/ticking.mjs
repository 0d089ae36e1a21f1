// A minimal server: it writes its process id, and runs until it is told to stop.
import { appendFileSync } from "node:fs";

appendFileSync(process.argv[2], `${process.pid}\n`);
setInterval(() => {}, 1000);
