import type { Server } from 'node:http';
import { stopOnSignals } from '@/lib/http/server/pipeline/stop-on-signals';

afterEach(() => void jest.useRealTimers());

it('kills the process 15 s after it was to end, when something holds it that never ends', async () => {
  jest.useFakeTimers();
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  const on = jest.spyOn(process, 'on').mockReturnThis();
  // One of its answers never ends, whatever is closed.
  const server = { close: () => undefined, closeAllConnections: () => undefined };
  stopOnSignals(server as unknown as Server, 3_000);
  const [, told] = on.mock.calls.find(([signal]) => signal === 'SIGINT') ?? [];
  told?.();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(kill).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
});
