// Starts a server and waits to be killed.
import { startServerProcess } from "../server-process.mjs";

const [, , follow, ticking, notes] = process.argv;
startServerProcess({ name: "test-kept", args: ["--import", follow, ticking, notes], env: {}, onGone: () => {} });
setInterval(() => {}, 1000);
