import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of operators (`tools/purge.ts`) as they do; gives its exit code and what it says. */
export async function runTool(
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<[code: number, text: string]> {
  const running = promisify(execFile)(process.execPath, [file, ...words], { env: { ...process.env, ...env } });
  return running.then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [code, stdout + stderr],
  );
}
