// Loaded into a third-party server without state, so that it exits at once when it is told to, or when its parent exits.
// Otherwise it would wait for browsers that keep their connections open.
process.once("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));
