import { fileURLToPath } from "node:url";
import ts from "typescript";

const config = fileURLToPath(new URL("../../tsconfig.json", import.meta.url));

/** The files of the API as TypeScript sees them; `planted` replaces or adds files. */
export function programOf(
  isWanted: (file: string) => boolean,
  planted: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const { fileNames, options } = readConfig();
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile;
  host.readFile = (file) => planted.get(file) ?? readFile(file);
  const { fileExists } = host;
  host.fileExists = (file) => planted.has(file) || fileExists(file);
  return ts.createProgram([...fileNames.filter(isWanted), ...planted.keys()], options, host);
}

function readConfig(): ts.ParsedCommandLine {
  const fail = (problem: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
  };
  const read = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  if (read === undefined) throw new Error(`cannot read ${config}`);
  return read;
}
