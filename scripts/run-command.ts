/** Folder in which the command was typed; npm runs scripts in the project's folder. */
export const HERE = process.env.INIT_CWD ?? process.cwd();

/** The words of a command, its settings or where it is run are wrong, not what it works on. */
export class UsageError extends Error {}

/** A number of an option. @throws UsageError for anything else */
export function readNumber(name: string, text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (text?.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new UsageError(`--${name} takes a number.`);
  return number;
}

type Command = {
  /** Name of the npm script, and what its `--help` says. */
  help?: { name: string; text: string };
  /** What is said after Ctrl-C; by default what the work throws. */
  interrupted?: string;
};

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/**
 * Runs a command line to its end: `work` resolves to the exit code and stops when the signal says so. Errors are told in
 * one line; the exit code is then 1, 2 for wrong words and 130 after Ctrl-C.
 */
export async function runCommand(
  work: (signal: AbortSignal) => Promise<number>,
  { help, interrupted }: Command,
): Promise<void> {
  if (help && process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    return console.log(help.text);
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
  try {
    process.exitCode = await work(interrupt.signal);
  } catch (error) {
    if (interrupt.signal.aborted && interrupted) {
      console.error(interrupted);
      process.exitCode = 130;
      return;
    }
    console.error(error instanceof Error ? error.message : error);
    const isWrong = isUsage(error);
    if (help && isWrong) console.error(`See npm run ${help.name} -- --help`);
    process.exitCode = isWrong ? 2 : 1;
  }
}

/** Ends the process with the result of its work: a number is the exit code, false a failure. Errors are told in one line. */
export function exitWith(work: Promise<unknown>): void {
  work.then(
    (result) => process.exit(typeof result === 'number' ? result : Number(result === false)),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
