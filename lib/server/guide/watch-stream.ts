import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/watch-stream');

/** Calls `onSilence` when nothing was heard for so many milliseconds. Call the first function at each sign of life. */
export function watchSilence(
  milliseconds: number,
  onSilence: () => void,
): [heard: () => void, stop: () => void] {
  const timer = setTimeout(onSilence, milliseconds);
  let stopped = false;
  return [
    // A timer that has run would start again.
    () => void (stopped || timer.refresh()),
    () => {
      stopped = true;
      clearTimeout(timer);
    },
  ];
}

/** A fetch that reports every byte that arrives: also the comment lines by which a provider says that it works on. */
export function hearingFetch(heard: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    heard();
    const ear = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard();
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(ear), response);
  };
}
