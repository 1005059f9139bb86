import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { runCommand, UsageError } from '@/scripts/run-command';

/** Smaller indexes are transferred before a progress bar would be seen. */
const BAR_FROM = 5_000_000;

export type Transfer = {
  command: 'transfer' | 'new-key';
  /** Undefined if another option replaces it. */
  place: string | undefined;
  version: string | undefined;
  signal: AbortSignal;
  onBytes: (done: number, all: number) => void;
  onCourses: (done: number, all: number) => void;
};

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      engine: { type: 'boolean' },
      'new-key': { type: 'boolean' },
    },
  });
  const [place, ...others] = positionals;
  const isNamed = values.engine || values['new-key'] ? !place : place && others.length === 0;
  if (!isNamed) throw new UsageError('Name one folder or address.');
  return {
    command: values['new-key'] ? ('new-key' as const) : ('transfer' as const),
    place,
    version: values.version,
  };
}

/**
 * Runs one of the commands that transfer an index: parses the arguments, draws the progress bar, stops on
 * Ctrl-C, reports errors and sets the exit code.
 * @param work resolves to the final sentence
 */
export async function runTransfer(
  { help, interrupted }: { help: { name: string; text: string }; interrupted: string },
  work: (transfer: Transfer) => Promise<string>,
): Promise<void> {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} {unit} | {eta_formatted} left',
    hideCursor: true,
  });
  const show = (done: number, all: number, unit: string) => {
    if (!bar.isActive && process.stderr.isTTY) bar.start(all, 0, { unit });
    bar.update(done);
  };
  const onBytes = (done: number, all: number) => {
    if (all > BAR_FROM) show(Math.round(done / 1e6), Math.ceil(all / 1e6), 'MB');
  };
  const onCourses = (done: number, all: number) => show(done, all, 'courses');
  async function run(signal: AbortSignal): Promise<number> {
    const command = readCommand();
    try {
      const said = await work({ ...command, signal, onBytes, onCourses });
      bar.stop();
      console.log(said);
      return 0;
    } finally {
      bar.stop();
    }
  }
  await runCommand(run, { help, interrupted });
}
