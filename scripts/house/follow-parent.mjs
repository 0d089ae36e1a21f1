// Loaded into servers that are not ours to write: they end when the process that started them does.
process.once("disconnect", () => process.exit(0));
