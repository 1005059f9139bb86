/**
 * Runs first in every page, because WebDriver cannot read WebKit's console: notes what would stand there as an error.
 * The notes outlast the page.
 */
function noteErrors() {
  const note = (message: unknown) => {
    const notes: string[] = JSON.parse(sessionStorage.getItem('noted-errors') ?? '[]');
    sessionStorage.setItem('noted-errors', JSON.stringify([...notes, String(message)]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(words.join(' '));
    error(...words);
  };
}

export const NOTE_ERRORS = `(${noteErrors})()`;

/** Asked of the page. */
export const errorsSoFar = (): string[] => JSON.parse(sessionStorage.getItem('noted-errors') ?? '[]');
