/**
 * Calls `onSilence` after this many milliseconds without activity. Call the first returned function on
 * activity.
 */
export function watchSilence(
  milliseconds: number,
  onSilence: () => void,
): [onData: () => void, stop: () => void] {
  const timer = setTimeout(onSilence, milliseconds);
  let stopped = false;
  return [
    // `refresh` would start a timer again that has already fired.
    () => void (stopped || timer.refresh()),
    () => {
      stopped = true;
      clearTimeout(timer);
    },
  ];
}

/** Maximum size in bytes of a response that is not a stream: an error, whose beginning is enough. */
const MAX_BODY = 64 * 1024;
/** Maximum size of a whole stream in bytes; the longest accepted answer is far smaller. */
const MAX_STREAM = 8 * 1024 * 1024;

/** The beginning of a response that is not a stream. */
function firstBytes(): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  return {
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
      if (bytes >= MAX_BODY) controller.terminate();
    },
  };
}

/** Reports every chunk that arrives, and fails when a response is longer than any answer can be. */
function reportData(onData: () => void): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  return {
    transform(chunk, controller) {
      onData();
      bytes += chunk.byteLength;
      if (bytes > MAX_STREAM) throw new Error('The provider says more than an answer can be');
      controller.enqueue(chunk);
    },
  };
}

/**
 * A fetch that reports every byte received, including the comment lines that a provider sends as keep-alive,
 * and limits the size of the response.
 */
export function watchedFetch(onData: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    onData();
    // Node's own way from the signal to the body goes through `response`, which is garbage from here on.
    const options = init?.signal ? { signal: init.signal } : {};
    const body = response.body?.pipeThrough(new TransformStream(reportData(onData)), options);
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!body) return response;
    return new Response(isStream ? body : body.pipeThrough(new TransformStream(firstBytes())), response);
  };
}
