/**
 * Lists what is missing of registered rulesets, one sentence each.
 * @param registered the ids in the register of each package, by its file, and the folder of each game in `folders`
 * @param files every file of the repository, by path from its root
 * @param textOf reads a file
 */
export function missingParts({ registered, folders, files, textOf }) {
  const ids = [...new Set(Object.values(registered).flat())];
  return [
    ...Object.entries(registered).flatMap(([register, known]) =>
      ids.filter((id) => !known.includes(id)).map((id) => `${id} is not in ${register}.`),
    ),
    ...folders.flatMap((folder) => missingFiles(folder, files)),
    ...folders.flatMap((folder) => missingInSite(folder, files, textOf)),
  ];
}

function missingFiles(folder, files) {
  const needed = [
    `packages/schema/src/games/${folder}/index.ts`,
    `packages/engine/src/games/${folder}/RULES.md`,
    `packages/engine/src/games/${folder}/RULES.fr.md`,
    `packages/wording/messages/en/${folder}.json`,
    `packages/wording/messages/fr/${folder}.json`,
    `packages/wording/src/games/${folder}/testing/recorded.fixture.ts`,
    `apps/web/src/boards/${folder}/cover.tsx`,
    `apps/web/src/boards/${folder}/board.tsx`,
  ];
  const rules = files.filter((file) => file.startsWith(`packages/engine/src/games/${folder}/`));
  const tests = ["contract.test.ts", "transcripts.test.ts"].filter(
    (name) => !rules.some((file) => file.endsWith(`/${name}`)),
  );
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `${folder} has no ${file}.`),
    ...tests.map((name) => `${folder} has no ${name} in packages/engine/src/games/${folder}.`),
  ];
}

function missingInSite(folder, files, textOf) {
  const boards = "apps/web/src/boards";
  const cover = `${boards}/${folder}/cover.tsx`;
  if (!files.includes(cover)) return [];
  const register = textOf(`${boards}/register.ts`).includes(`"./${folder}/cover.tsx"`);
  const unregistered = register ? [] : [`${folder} is not in ${boards}/register.ts.`];
  if (textOf(cover).includes("isWorded: true")) return unregistered;
  const drawn = ["message-files.ts", "picture.tsx", "guide/guide.tsx"].map((file) => `${boards}/${folder}/${file}`);
  const icon = textOf(`${boards}/site-drawing.tsx`).includes(`"./${folder}/`);
  return [
    ...unregistered,
    ...drawn.filter((file) => !files.includes(file)).map((file) => `${folder} is drawn, but has no ${file}.`),
    ...(icon ? [] : [`${folder} is drawn, but its icon is not in ${boards}/site-drawing.tsx.`]),
  ];
}
