/** The course that a Save button is about. On a card that can be ticked, its box says it, so that lists say it once. */
export const courseOfButton = (button: HTMLButtonElement): string =>
  button.value || (button.closest('.card')?.querySelector('input')?.value ?? '');
