// The files of the repository that people write, apart from documents and messages.
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Folders that contain nothing that people write. Migrations are never edited once they have run. */
const skipped = /^(node_modules|generated|migrations|messages|dist.*|coverage|test-results|playwright-report)$/;
/** Hidden folders with files that people write. */
const hidden = [".ci", ".github"];

/** Returns the paths, from the root, of all files below a folder. */
export function writtenFilesIn(root, folder = ".") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isRead(entry.name) ? writtenFilesIn(root, path) : [];
    return entry.isFile() ? [relative(".", path).replaceAll("\\", "/")] : [];
  });
}

function isRead(name) {
  return name.startsWith(".") ? hidden.includes(name) : !skipped.test(name);
}
