// Loaded into a server that is not ours to write and keeps nothing: it ends at once when it is told to, and when the
// process that started it ends. Left alone it would wait for browsers that keep their connections.
process.once("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));
